import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { type ClassRunFilter, listScoredRuns } from './class-points-store.ts'
import type { ClassRun } from './class-run.ts'
import { deriveRun } from './derive-run.ts'
import { listIneligible } from './ineligible-riders-store.ts'
import { findAllocations } from './points-allocation-store.ts'
import { scoreRun } from './score-run.ts'

/** The counting runs of these events that go on or are not published yet, scored as if they ended now. */
async function listUnpublishedRuns(db: Db, scope: OrganisationScope, filter: ClassRunFilter): Promise<ClassRun[]> {
  if (filter.event_ids.length === 0) return []
  const published = db.select({ one: sql`1` }).from(resultVersions).where(eq(resultVersions.race_run_id, raceRuns.id))
  const runs = await db
    .select()
    .from(raceRuns)
    .where(
      and(
        inArray(raceRuns.event_id, [...filter.event_ids]),
        eq(raceRuns.organisation_id, scope.organisation_id),
        inArray(raceRuns.status, ['running', 'red_flagged', 'finished']),
        eq(raceRuns.counts_for_points, true),
        notExists(published),
      ),
    )
  const allocations = await findAllocations(db, scope, [...new Set(runs.map(({ event_id }) => event_id))])
  const scored: ClassRun[] = []
  for (const run of runs) {
    const { rows, riders, holeshots, last_received_at } = await deriveRun(db, run)
    const gatePicks = new Map(
      riders.flatMap((rider) => (rider.gate_pick === null ? [] : [[rider.event_sign_up_id, rider.gate_pick]])),
    )
    const ineligible = await listIneligible(
      db,
      rows.map(({ event_sign_up_id }) => event_sign_up_id),
    )
    const { event_id, kind, counts_for_points } = run
    const toScore = {
      event_id,
      kind,
      counts_for_points,
      rows,
      gate_picks: gatePicks,
      holeshots,
      ineligible_ids: ineligible,
    }
    for (const { championship_class_id, rows: classRows, points } of scoreRun(toScore, allocations)) {
      if (filter.class_ids !== undefined && !filter.class_ids.includes(championship_class_id)) continue
      const byRider = new Map(points.map((line) => [line.event_sign_up_id, line]))
      const lines = classRows.flatMap((row) => {
        const line = byRider.get(row.event_sign_up_id)
        return line === undefined ? [] : [{ ...row, scored: line }]
      })
      scored.push({
        event_id,
        race_run_id: run.id,
        name: run.name,
        planned_start: run.planned_start,
        championship_class_id,
        state: 'live',
        updated_at: last_received_at,
        lines,
      })
    }
  }
  return scored
}

/** All counting runs of these events in the order they were planned: published scores, and live ones as they stand. */
export async function listClassRuns(db: Db, scope: OrganisationScope, filter: ClassRunFilter): Promise<ClassRun[]> {
  const scored = await listScoredRuns(db, scope, filter)
  const live = await listUnpublishedRuns(db, scope, filter)
  return [...scored, ...live].sort((a, b) => Date.parse(a.planned_start) - Date.parse(b.planned_start))
}
