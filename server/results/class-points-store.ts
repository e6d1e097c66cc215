import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classPoints } from '#server/db/tables/points.ts'
import { resultRows, resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { type ClassRun, parseBreakdown } from './class-run.ts'

export type ClassRunFilter = { event_ids: readonly string[]; class_ids?: readonly string[] | undefined }

/** The published runs that count for points, by event, class and time, with the scores given when they were published. */
export async function listScoredRuns(db: Db, scope: OrganisationScope, filter: ClassRunFilter): Promise<ClassRun[]> {
  if (filter.event_ids.length === 0) return []
  const rows = await db
    .select({
      score: classPoints,
      name: raceRuns.name,
      planned_start: raceRuns.planned_start,
      state: resultVersions.state,
      start_number: resultRows.start_number,
      class_rank: sql<number>`(${resultRows.row} ->> 'class_rank')::int`,
      updated_at: sql<string>`coalesce(${resultVersions.official_at}, ${resultVersions.published_at})`,
    })
    .from(classPoints)
    .innerJoin(raceRuns, eq(raceRuns.id, classPoints.race_run_id))
    .innerJoin(resultVersions, eq(resultVersions.id, classPoints.result_version_id))
    .innerJoin(
      resultRows,
      and(
        eq(resultRows.result_version_id, classPoints.result_version_id),
        eq(resultRows.event_sign_up_id, classPoints.event_sign_up_id),
      ),
    )
    .where(
      and(
        inArray(classPoints.event_id, [...filter.event_ids]),
        eq(classPoints.organisation_id, scope.organisation_id),
        filter.class_ids === undefined ? undefined : inArray(classPoints.championship_class_id, [...filter.class_ids]),
      ),
    )
    .orderBy(raceRuns.planned_start, raceRuns.position, raceRuns.id, resultRows.rank)
  const runs = new Map<string, ClassRun>()
  for (const { score, class_rank, ...run } of rows) {
    const { event_id, race_run_id, championship_class_id, event_sign_up_id, participant_id, status, points } = score
    const key = `${race_run_id} ${championship_class_id}`
    const { name, planned_start, state, updated_at } = run
    const known = runs.get(key) ?? {
      event_id,
      race_run_id,
      name,
      planned_start,
      championship_class_id,
      state,
      updated_at,
      lines: [],
    }
    runs.set(key, known)
    known.lines.push({
      event_sign_up_id,
      participant_id,
      start_number: run.start_number,
      class_position: score.position,
      class_rank,
      status,
      scored: { event_sign_up_id, participant_id, points, ...parseBreakdown(score.breakdown) },
    })
  }
  return [...runs.values()]
}
