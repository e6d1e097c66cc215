import * as z from 'zod/mini'
import { eventStatus } from '#domain/events/event-status.ts'
import { type EventType, eventType } from '#domain/events/event-words.ts'

/** The event list's filters as they stand in the address. What cannot be read is left out. */
export type EventsSearch = {
  when?: 'past'
  championship?: string
  event_type?: EventType
  status?: z.infer<typeof eventStatus>
  /** `2025-03`. */
  month?: string
  search?: string
  /** From 2 on. */
  page?: number
}

export const EVENTS_PER_PAGE = 24

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const free = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** Reads the filters from an address; empty fields of the form and what is not valid fall away. */
export function parseEventsSearch(search: Record<string, unknown>): EventsSearch {
  const text = (name: string) => (search[name] === undefined || search[name] === null ? '' : String(search[name]))
  const read = <T>(schema: z.ZodMiniType<T>, name: string): T | undefined => {
    const parsed = schema.safeParse(text(name))
    return parsed.success ? parsed.data : undefined
  }
  const page = Number(text('page'))
  return withoutGaps({
    when: read(z.literal('past'), 'when'),
    championship: read(z.uuid(), 'championship'),
    event_type: read(eventType, 'event_type'),
    status: read(eventStatus, 'status'),
    month: read(month, 'month'),
    search: read(free, 'search'),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  })
}

type Gappy = { [K in keyof EventsSearch]: EventsSearch[K] | undefined }

function withoutGaps(search: Gappy): EventsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/** The call's query for these filters: what comes is listed from the next on, what was from the last back. */
export function eventsCallQuery(search: EventsSearch) {
  const { when, page = 1, ...filters } = search
  return {
    ...filters,
    when: when ?? ('upcoming' as const),
    order_by: when === 'past' ? '-start_date_time' : 'start_date_time',
    limit: EVENTS_PER_PAGE,
    offset: (page - 1) * EVENTS_PER_PAGE,
  }
}

/** Whether anything beyond upcoming or past narrows the list. */
export function isNarrowed(search: EventsSearch): boolean {
  const { when: _when, page: _page, ...filters } = search
  return Object.keys(filters).length > 0
}

/** Months to choose from: every one from the first to the last round of the seasons, and the chosen one. `2025-03`. */
export function monthChoices(months: readonly string[], chosen: string | undefined): string[] {
  const known = [...months, ...(chosen === undefined ? [] : [chosen])].sort()
  const first = known[0]
  const last = known.at(-1)
  if (first === undefined || last === undefined) return []
  const choices = [first]
  // Ten years at most: an address with a wild month must not make an endless list.
  for (let month = first; month < last && choices.length < 120; ) {
    month = nextMonth(month)
    choices.push(month)
  }
  return choices
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
