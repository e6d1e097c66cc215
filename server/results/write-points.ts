import { and, eq, inArray } from 'drizzle-orm'
import { type StandingsRules, standardStandingsRules } from '#domain/championships/standings-rules.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { classPoints, eventPoints } from '#server/db/tables/points.ts'
import type { raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { listScoredRuns } from './class-points-store.ts'
import { bonusOf, breakdownOf } from './class-run.ts'
import { eventClassOverall } from './event-class-overall.ts'
import { listIneligible } from './ineligible-riders-store.ts'
import { findAllocations } from './points-allocation-store.ts'
import { type RunToScore, scoreRun } from './score-run.ts'

type Run = typeof raceRuns.$inferSelect

/** Gives the points of a version that was just published, in place of those of the version before, and the overall. */
export async function writeRunPoints(
  tx: Db,
  scope: OrganisationScope,
  run: Run,
  rows: readonly ResultRow[],
  version: { result_version_id: string } & Pick<RunToScore, 'gate_picks' | 'holeshots'>,
): Promise<void> {
  const signUpIds = rows.map(({ event_sign_up_id }) => event_sign_up_id)
  const scored = scoreRun(
    {
      event_id: run.event_id,
      kind: run.kind,
      counts_for_points: run.counts_for_points,
      rows,
      gate_picks: version.gate_picks,
      holeshots: version.holeshots,
      ineligible_ids: await listIneligible(tx, signUpIds),
    },
    await findAllocations(tx, scope, [run.event_id]),
  )
  const shared = { organisation_id: scope.organisation_id, event_id: run.event_id }
  const values = scored.flatMap(({ championship_class_id, allocation_id, rows: classRows, points }) => {
    const lines = new Map(points.map((line) => [line.event_sign_up_id, line]))
    return classRows.flatMap((row) => {
      const line = lines.get(row.event_sign_up_id)
      if (line === undefined) return []
      return {
        ...shared,
        race_run_id: run.id,
        result_version_id: version.result_version_id,
        points_allocation_id: allocation_id,
        championship_class_id,
        event_sign_up_id: row.event_sign_up_id,
        participant_id: row.participant_id,
        position: row.class_position,
        status: row.status,
        points: line.points,
        bonus: bonusOf(line),
        breakdown: breakdownOf(line),
      }
    })
  })
  const before = await tx
    .delete(classPoints)
    .where(eq(classPoints.race_run_id, run.id))
    .returning({ championship_class_id: classPoints.championship_class_id })
  if (values.length > 0) await tx.insert(classPoints).values(values)
  const classIds = [...before, ...values].map(({ championship_class_id }) => championship_class_id)
  await writeOveralls(tx, scope, run.event_id, [...new Set(classIds)])
}

/** Makes the overall of these classes at an event again from their published runs. */
async function writeOveralls(tx: Db, scope: OrganisationScope, eventId: string, classIds: string[]): Promise<void> {
  if (classIds.length === 0) return
  const runs = await listScoredRuns(tx, scope, { event_ids: [eventId], class_ids: classIds })
  await tx
    .delete(eventPoints)
    .where(and(eq(eventPoints.event_id, eventId), inArray(eventPoints.championship_class_id, classIds)))
  for (const classId of classIds) {
    const { event_method } = await getStandingsRules(tx, classId)
    const own = runs.filter(({ championship_class_id }) => championship_class_id === classId)
    const overall = eventClassOverall(own, event_method)
    if (overall.length === 0) continue
    await tx.insert(eventPoints).values(
      overall.map((row) => ({
        organisation_id: scope.organisation_id,
        event_id: eventId,
        championship_class_id: classId,
        event_sign_up_id: row.event_sign_up_id,
        participant_id: row.participant_id,
        position: row.position,
        points: row.points,
        tie_note: row.tie_note,
      })),
    )
  }
}

/** The rules of a class: its own, else those of the championship. */
export async function getStandingsRules(db: Db, championshipClassId: string): Promise<StandingsRules> {
  const [row] = await db
    .select({ own: championshipClasses.standings_rules, common: championships.standings_rules })
    .from(championshipClasses)
    .innerJoin(championships, eq(championships.id, championshipClasses.championship_id))
    .where(eq(championshipClasses.id, championshipClassId))
  return row?.own ?? row?.common ?? standardStandingsRules
}
