import type { QueryClient } from '@tanstack/react-query'
import type { RaceRun } from '#domain/events/event-words.ts'
import type { RunResultsLine } from '#domain/results/result-words.ts'
import type { Api } from '#src/lib/api-client.ts'
import type { LiveMessage } from './live-message.ts'
import { runListQuery, runResultsQuery } from './result-queries.ts'

/**
 * Puts what the stream said where the screens read it. The stream names a run's status but no version, and holds one
 * result only: a list in which a run has moved on, and that run, are asked again.
 */
export function applyLiveMessage(queryClient: QueryClient, api: Api, eventId: string, message: LiveMessage): void {
  const listKey = runListQuery(api, eventId).queryKey
  const { run, race_runs } = message
  if (run !== null) queryClient.setQueryData(runResultsQuery(api, eventId, run.race_run.id).queryKey, run)
  const before = queryClient.getQueryData(listKey)
  if (before === undefined) return
  const moved = movedOn(before, race_runs)
  queryClient.setQueryData(listKey, withRuns(before, race_runs))
  if (moved.length === 0) return
  void queryClient.invalidateQueries({ queryKey: listKey })
  for (const id of moved)
    if (id !== run?.race_run.id)
      void queryClient.invalidateQueries({ queryKey: runResultsQuery(api, eventId, id).queryKey })
}

/** Runs that are new in the list or whose status differs. */
export function movedOn(before: readonly RunResultsLine[], after: readonly RaceRun[]): string[] {
  const known = new Map(before.map((line) => [line.id, line.status]))
  return after.flatMap(({ id, status }) => (known.get(id) === status ? [] : [id]))
}

/** The list with the runs as the stream tells them, each with the version that is known of it. */
function withRuns(before: readonly RunResultsLine[], after: readonly RaceRun[]): RunResultsLine[] {
  const known = new Map(before.map((line) => [line.id, line]))
  return after.map((run) => {
    const { state, version } = known.get(run.id) ?? { state: null, version: null }
    return { ...run, state, version }
  })
}
