import { and, eq } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import type { RunResults, RunResultsLine } from '#domain/results/result-words.ts'
import { findRedPlates } from '#server/championships/red-plates.ts'
import type { Db } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { getPublishedEvent, type PublishedEvent } from '#server/events/event-index-store.ts'
import { listRunsOfEvents, raceRunOf } from '#server/events/race-run-store.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { presentResult, resultStateOf } from './present-result.ts'
import { findNewestVersions } from './published-result-store.ts'
import { findRiderNames } from './rider-names-store.ts'
import { runResultsAnswer } from './run-results-answer.ts'

/** The runs of an event with how far their results are. @throws Problem not_found */
export async function listRunResults(db: Db, scope: OrganisationScope, eventId: string): Promise<RunResultsLine[]> {
  await getPublishedEvent(db, scope, eventId)
  const runs = await listRunsOfEvents(db, scope, [eventId])
  const versions = await findNewestVersions(
    db,
    runs.map(({ id }) => id),
  )
  return runs.map((run) => {
    const version = versions.get(run.id)
    const state = resultStateOf(run.status, version)
    return { ...raceRunOf(run), state, version: version?.version_number ?? null }
  })
}

/** The result of a run as everybody may see it now. @throws Problem not_found */
export async function getRunResults(
  db: Db,
  scope: OrganisationScope,
  asked: { event_id: string; race_run_id: string },
  nowMs: number,
): Promise<RunResults> {
  const event = await getPublishedEvent(db, scope, asked.event_id)
  const [row] = await db
    .select({ id: raceRuns.id, status: raceRuns.status, rules: raceRuns.rules })
    .from(raceRuns)
    .where(and(eq(raceRuns.id, asked.race_run_id), eq(raceRuns.event_id, event.id)))
  const runs = await listRunsOfEvents(db, scope, [event.id])
  const run = runs.find(({ id }) => id === asked.race_run_id)
  if (row === undefined || run === undefined) throw new Problem('not_found')
  const result = await presentResult(db, row)
  const known = {
    names: await findRiderNames(
      db,
      result.rows.map(({ participant_id }) => participant_id),
    ),
    leaders: await findRedPlates(db, scope, event, nowMs),
  }
  return runResultsAnswer(eventLineOf(event), { ...raceRunOf(run), format: run.format }, result, known)
}

/** What results say of their event. */
export function eventLineOf({
  id,
  name,
  round_number,
  time_zone,
  start_date_time,
}: PublishedEvent): RunResults['event'] {
  return { id, name, round_number, time_zone, start_date_time }
}
