import { queryOptions } from '@tanstack/react-query'
import { eventCalls } from '#domain/events/event-calls.ts'
import { resultCalls } from '#domain/results/result-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

const LIVE_EVERY_MS = 10_000

/** The run that goes on now, with its present order; null when nothing is on track. Asked again while one is. */
export function liveRunQuery(api: Api) {
  return queryOptions({
    queryKey: ['events', 'live-run'],
    queryFn: async ({ signal }) => {
      const query = { when: 'upcoming', order_by: 'start_date_time', limit: 6 } as const
      const { results } = await api(eventCalls.listEvents, { query, signal })
      const event = results.find((one) => one.live_race_run_id !== null)
      if (event === undefined || event.live_race_run_id === null) return null
      return api(resultCalls.getRunResults, { params: { id: event.id, raceRunID: event.live_race_run_id }, signal })
    },
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data === null || state.data === undefined ? false : LIVE_EVERY_MS),
  })
}
