import { createHash } from 'node:crypto'
import { Problem } from '#domain/core/problem.ts'
import type { RaceRun } from '#domain/events/event-words.ts'
import type { RunResults } from '#domain/results/result-words.ts'
import type { Db } from '#server/db/client.ts'
import { getPublishedEvent } from '#server/events/event-index-store.ts'
import { type ListedRun, listRunsOfEvents, raceRunOf } from '#server/events/race-run-store.ts'
import { type OrganisationScope, systemScope } from '#server/http/organisation-scope.ts'
import { getRunResults } from '#server/results/get-run-results.ts'

/** What a reader of an event's stream gets: all runs, and the result of the one that goes on or went on last. */
export type LiveState = { race_runs: RaceRun[]; run: RunResults | null }

/** The topic of an event in the hub. */
export function liveTopic(scope: OrganisationScope, eventId: string): string {
  return `${scope.organisation_id} ${eventId}`
}

/**
 * How the hub reads a topic: the present state as JSON with its hash as the id, or null when the event may not be seen
 * (any more).
 */
export async function readLiveTopic(
  deps: { db: Db; now: () => number },
  topic: string,
): Promise<{ id: string; data: string } | null> {
  const [organisationId = '', eventId = ''] = topic.split(' ')
  try {
    const state = await readLiveState(deps.db, systemScope(organisationId), eventId, deps.now())
    const data = JSON.stringify(state)
    return { id: createHash('sha256').update(data).digest('base64url').slice(0, 22), data }
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}

async function readLiveState(db: Db, scope: OrganisationScope, eventId: string, nowMs: number): Promise<LiveState> {
  const event = await getPublishedEvent(db, scope, eventId)
  const runs = await listRunsOfEvents(db, scope, [event.id])
  const shown = runToShow(runs)
  const run =
    shown === null ? null : await getRunResults(db, scope, { event_id: event.id, race_run_id: shown.id }, nowMs)
  return { race_runs: runs.map(raceRunOf), run }
}

/** The run that goes on, the last started if there are several; else the one that changed last; null before the first. */
export function runToShow(runs: readonly ListedRun[]): ListedRun | null {
  const latest = (of: readonly ListedRun[], moment: (run: ListedRun) => string) =>
    of.reduce<ListedRun | null>((last, run) => (last === null || moment(run) > moment(last) ? run : last), null)
  const live = runs.filter(({ is_live }) => is_live)
  if (live.length > 0) return latest(live, ({ actual_start, planned_start }) => actual_start ?? planned_start)
  const begun = runs.filter(({ status }) => status === 'finished' || status === 'provisional' || status === 'official')
  return latest(begun, ({ updated_at }) => updated_at)
}
