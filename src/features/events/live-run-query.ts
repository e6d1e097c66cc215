import { queryOptions } from '@tanstack/react-query'
import { eventCalls } from '#domain/events/event-calls.ts'
import { resultCalls } from '#domain/results/result-calls.ts'
import type { RunResults } from '#domain/results/result-words.ts'
import type { Api } from '#src/lib/api-client.ts'

const LIVE_EVERY_MS = 10_000

/** The run that goes on now, cut down to what a strip shows: its first three without their laps. */
export type LiveRun = Pick<RunResults, 'event' | 'race_run' | 'classes' | 'leader_laps' | 'planned_laps'> & {
  leaders: Pick<
    RunResults['rows'][number],
    | 'event_sign_up_id'
    | 'championship_class_id'
    | 'start_number'
    | 'full_name'
    | 'red_plate'
    | 'position'
    | 'total_ms'
    | 'gap'
  >[]
}

/** Null when nothing is on track. Asked again while something is. */
export function liveRunQuery(api: Api) {
  return queryOptions({
    queryKey: ['events', 'live-run'],
    queryFn: async ({ signal }) => {
      const query = { when: 'upcoming', order_by: 'start_date_time', limit: 6 } as const
      const { results } = await api(eventCalls.listEvents, { query, signal })
      const event = results.find((one) => one.live_race_run_id !== null)
      if (event === undefined || event.live_race_run_id === null) return null
      return cutDown(
        await api(resultCalls.getRunResults, { params: { id: event.id, raceRunID: event.live_race_run_id }, signal }),
      )
    },
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data === null || state.data === undefined ? false : LIVE_EVERY_MS),
  })
}

function cutDown({ event, race_run, classes, leader_laps, planned_laps, rows }: RunResults): LiveRun {
  const placed = rows.filter((row) => row.position !== null).slice(0, 3)
  const leaders = placed.map(
    ({ event_sign_up_id, championship_class_id, start_number, full_name, red_plate, position, total_ms, gap }) => ({
      event_sign_up_id,
      championship_class_id,
      start_number,
      full_name,
      red_plate,
      position,
      total_ms,
      gap,
    }),
  )
  return { event, race_run, classes, leader_laps, planned_laps, leaders }
}
