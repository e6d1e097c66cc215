import { allocatePoints, type PointsLine } from '#domain/points/allocate-points.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { RunKind } from '#domain/timing/run-kind.ts'
import { eventClassKey, type UsedAllocation } from './points-allocation-store.ts'

export type ScoredClass = {
  championship_class_id: string
  allocation_id: string
  rows: ResultRow[]
  points: PointsLine[]
}

export type RunToScore = {
  event_id: string
  kind: RunKind
  counts_for_points: boolean
  rows: readonly ResultRow[]
  /** The first gate pick of a class has the pole. */
  gate_picks: ReadonlyMap<string, number>
  /** Who was first across the line, by class. */
  holeshots: ReadonlyMap<string, string>
  ineligible_ids: readonly string[]
}

/** The points of a run, class by class; a class without a table, or whose table does not count such runs, is left out. */
export function scoreRun(run: RunToScore, allocations: ReadonlyMap<string, UsedAllocation>): ScoredClass[] {
  if (!run.counts_for_points) return []
  const classIds = [...new Set(run.rows.map(({ championship_class_id }) => championship_class_id))]
  return classIds.flatMap((classId) => {
    const used = allocations.get(eventClassKey(run.event_id, classId))
    if (used === undefined) return []
    const rows = run.rows.filter(({ championship_class_id }) => championship_class_id === classId)
    const points = allocatePoints({
      rows,
      run_kind: run.kind,
      allocation: used.allocation,
      holeshot_id: run.holeshots.get(classId) ?? null,
      pole_id: poleOf(rows, run.gate_picks),
      ineligible_ids: run.ineligible_ids,
    })
    return points.length === 0 ? [] : [{ championship_class_id: classId, allocation_id: used.id, rows, points }]
  })
}

function poleOf(rows: readonly ResultRow[], gatePicks: ReadonlyMap<string, number>): string | null {
  const picks = rows.flatMap(({ event_sign_up_id }) => {
    const pick = gatePicks.get(event_sign_up_id)
    return pick === undefined ? [] : [{ event_sign_up_id, pick }]
  })
  return picks.sort((a, b) => a.pick - b.pick)[0]?.event_sign_up_id ?? null
}
