import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/core/call.ts'
import { eventCalls } from '#domain/events/event-calls.ts'
import type { Entry } from '#domain/events/event-words.ts'
import type { Api } from '#src/lib/api-client.ts'

type EventFilter = CallInput<typeof eventCalls.listEvents>['query']

/** Entries shown before somebody asks for all of them. */
export const FIRST_ENTRIES = 9
/** The most that one page of the API holds. */
const LARGEST_PAGE = 100

const publicData = { staleTime: 60_000, meta: { persist: true } } as const

export function eventsQuery(api: Api, query: EventFilter) {
  return queryOptions({
    queryKey: ['events', 'list', query],
    queryFn: ({ signal }) => api(eventCalls.listEvents, { query, signal }),
    ...publicData,
  })
}

/** What can be entered now, the next one first: the strip of the home page (specification, 9). */
export function upcomingEventsQuery(api: Api) {
  return eventsQuery(api, { limit: 6, offset: 0, status: 'sign_ups_open', order_by: 'start_date_time' })
}

export function eventQuery(api: Api, eventId: string) {
  return queryOptions({
    queryKey: ['events', 'one', eventId],
    queryFn: ({ signal }) => api(eventCalls.getEvent, { params: { id: eventId }, signal }),
    ...publicData,
  })
}

/** The first riders of the entry list, with how many there are in all. */
export function firstEntriesQuery(api: Api, eventId: string) {
  return queryOptions({
    queryKey: ['events', 'entries', eventId, 'first'],
    queryFn: ({ signal }) =>
      api(eventCalls.listEntries, { params: { id: eventId }, query: { limit: FIRST_ENTRIES }, signal }),
    ...publicData,
  })
}

/** The whole entry list, page after page. */
export function allEntriesQuery(api: Api, eventId: string) {
  return queryOptions({
    queryKey: ['events', 'entries', eventId, 'all'],
    queryFn: async ({ signal }) => {
      const results: Entry[] = []
      let count = 0
      do {
        const query = { limit: LARGEST_PAGE, offset: results.length }
        const page = await api(eventCalls.listEntries, { params: { id: eventId }, query, signal })
        if (page.results.length === 0) break
        results.push(...page.results)
        count = page.count
      } while (results.length < count)
      return { count: results.length, results }
    },
    ...publicData,
  })
}
