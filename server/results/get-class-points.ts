import { and, eq } from 'drizzle-orm'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import { Problem } from '#domain/core/problem.ts'
import type { ClassPoints, ResultState } from '#domain/results/result-words.ts'
import { findRedPlates } from '#server/championships/red-plates.ts'
import { plateColumns } from '#server/classes/plate-columns.ts'
import type { Db } from '#server/db/client.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { getPublishedEvent } from '#server/events/event-index-store.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import type { ClassRun } from './class-run.ts'
import { eventClassOverall } from './event-class-overall.ts'
import { eventLineOf } from './get-run-results.ts'
import { listClassRuns } from './live-class-runs.ts'
import { findRiderNames } from './rider-names-store.ts'
import { getStandingsRules } from './write-points.ts'

/** The points of a class at an event, a column per counting run. @throws Problem not_found */
export async function getClassPoints(
  db: Db,
  scope: OrganisationScope,
  asked: { event_id: string; championship_class_id: string },
  nowMs: number,
): Promise<ClassPoints> {
  const event = await getPublishedEvent(db, scope, asked.event_id)
  const classId = asked.championship_class_id
  const [plate] = await db
    .select(plateColumns)
    .from(eventClasses)
    .innerJoin(championshipClasses, eq(championshipClasses.id, eventClasses.championship_class_id))
    .where(and(eq(eventClasses.event_id, event.id), eq(championshipClasses.id, classId)))
  if (plate === undefined) throw new Problem('not_found')
  const runs = await listClassRuns(db, scope, { event_ids: [event.id], class_ids: [classId] })
  const { event_method } = await getStandingsRules(db, classId)
  const overall = eventClassOverall(runs, event_method)
  const names = await findRiderNames(
    db,
    overall.map(({ participant_id }) => participant_id),
  )
  const leaders = (await findRedPlates(db, scope, event, nowMs)).get(classId)
  return {
    event: eventLineOf(event),
    championship_class: plate,
    state: stateOf(runs),
    race_runs: runs.map(({ race_run_id, name }) => ({ id: race_run_id, name })),
    method: methodText(runs.length, event_method),
    rows: overall.map(({ event_sign_up_id: _, ...row }) => ({
      ...row,
      full_name: names.get(row.participant_id) ?? '',
      red_plate: leaders?.has(row.participant_id) ?? false,
    })),
  }
}

/** As far as the run that is least far. */
function stateOf(runs: readonly ClassRun[]): ResultState {
  if (runs.some(({ state }) => state === 'live')) return 'live'
  return runs.length > 0 && runs.every(({ state }) => state === 'official') ? 'official' : 'provisional'
}

function methodText(runCount: number, method: StandingsRules['event_method']): string {
  if (runCount < 2) return 'The points of one run.'
  return method === 'points_sum'
    ? 'The points of all runs are added up. The better last run breaks a tie.'
    : 'The places of all runs are added up, the fewest win. The better last run breaks a tie.'
}
