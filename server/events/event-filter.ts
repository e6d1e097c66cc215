import type { EventStatus } from '#domain/events/event-status.ts'
import type { EventType } from '#domain/events/event-words.ts'
import { presentStatus, type StatusColumns } from './present-status.ts'

/** What an event is found by. */
export type EventIndexRow = StatusColumns & {
  id: string
  name: string
  short_name: string
  venue_name: string
  venue_city: string
  teaser: string
  event_type: EventType
  championship_id: string | null
  championship_name: string | null
  start_date_time: string
  end_date_time: string
  time_zone: string
  round_number: number | null
}

export type EventFilter = {
  search?: string | undefined
  status?: EventStatus | undefined
  event_type?: EventType | undefined
  championship?: string | undefined
  when?: 'upcoming' | 'past' | undefined
  month?: string | undefined
  order_by?: string | undefined
}

/**
 * The events that fit, in the order asked for: by start when nothing is said, the newest first among past ones. The
 * status is that of the moment, which is why this is not left to the database.
 */
export function filterEvents<Row extends EventIndexRow>(
  rows: readonly Row[],
  filter: EventFilter,
  nowMs: number,
): Row[] {
  const fitting = rows.filter((row) => fits(row, filter, nowMs))
  const order = filter.order_by ?? (filter.when === 'past' ? '-start_date_time' : 'start_date_time')
  const direction = order.startsWith('-') ? -1 : 1
  const column = order.replace('-', '')
  return fitting.sort((a, b) => direction * compareBy(column, a, b) || compareTexts(a.id, b.id))
}

function fits(row: EventIndexRow, filter: EventFilter, nowMs: number): boolean {
  const isOver = Date.parse(row.end_date_time) < nowMs
  return (
    (filter.event_type === undefined || row.event_type === filter.event_type) &&
    (filter.championship === undefined || row.championship_id === filter.championship) &&
    (filter.when === undefined || isOver === (filter.when === 'past')) &&
    (filter.status === undefined || presentStatus(row, nowMs) === filter.status) &&
    (filter.month === undefined || monthOf(row) === filter.month) &&
    (filter.search === undefined || searchText(row).includes(plainText(filter.search)))
  )
}

/** `2025-03`, in the event's own zone. */
export function monthOf(row: Pick<EventIndexRow, 'start_date_time' | 'time_zone'>): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: row.time_zone }).format(Date.parse(row.start_date_time))
  return day.slice(0, 7)
}

function searchText(row: EventIndexRow): string {
  const { name, short_name, venue_name, venue_city, teaser, championship_name } = row
  return plainText([name, short_name, venue_name, venue_city, teaser, championship_name ?? ''].join(' '))
}

/** Without accents and case: `stepanov` finds Štěpánov. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase()
}

function compareBy(column: string, a: EventIndexRow, b: EventIndexRow): number {
  if (column === 'name') return a.name.localeCompare(b.name, 'en')
  if (column === 'round_number') return (a.round_number ?? 1000) - (b.round_number ?? 1000)
  return compareTexts(a.start_date_time, b.start_date_time)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
