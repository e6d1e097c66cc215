import type { PointsAllocation } from '#domain/points/points-allocation.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { RunKind } from '#domain/timing/run-kind.ts'

export type ScoredRow = Pick<
  ResultRow,
  'event_sign_up_id' | 'participant_id' | 'class_position' | 'class_rank' | 'status' | 'best_lap_ms' | 'penalties'
>

export type PointsInput = {
  /** One class of one run. */
  rows: readonly ScoredRow[]
  run_kind: RunKind
  allocation: PointsAllocation
  /** Event sign-ups. */
  holeshot_id: string | null
  pole_id: string | null
  /** Who may ride but not score: guests, riders without the licence. */
  ineligible_ids: readonly string[]
}

export type PointsLine = {
  event_sign_up_id: string
  participant_id: string
  eligible: boolean
  /** The place that the points are for; null: none. */
  place: number | null
  place_points: number
  bonus: { holeshot: number; pole: number; fastest_lap: number; participation: number }
  /** Taken off by the jury. */
  minus_points: number
  /** May be negative. At most two decimals. */
  points: number
}

/**
 * Points of one class in one run; nothing when runs of this kind do not count. Riders who share a place both get its points.
 * Everybody who rode the fastest lap gets its bonus; an ineligible rider's fastest lap uses the bonus up only where the place
 * is used up too. A disqualified or ineligible rider scores nothing.
 */
export function allocatePoints(input: PointsInput): PointsLine[] {
  const { rows, allocation } = input
  if (!allocation.run_kinds.includes(input.run_kind)) return []
  const barred = new Set(input.ineligible_ids)
  const mayScore = (row: ScoredRow) => row.status !== 'DSQ' && !barred.has(row.event_sign_up_id)
  const inTheWay = rows.filter((row) => allocation.ineligible === 'uses_place' || !barred.has(row.event_sign_up_id))
  const ranks = inTheWay.map((row) => row.class_rank).sort((a, b) => a - b)
  const lapCounts = (row: ScoredRow) =>
    mayScore(row) || (row.status !== 'DSQ' && allocation.ineligible === 'uses_place')
  const bestMs = Math.min(...rows.flatMap((row) => (lapCounts(row) ? (row.best_lap_ms ?? []) : [])))

  return rows.map((row): PointsLine => {
    const eligible = mayScore(row)
    const place = eligible && isScored(row, allocation) ? 1 + countBelow(ranks, row.class_rank) : null
    const bonusFor = (isDue: boolean, points: number) => (eligible && isDue ? points : 0)
    const bonus = {
      holeshot: bonusFor(row.event_sign_up_id === input.holeshot_id, allocation.bonuses.holeshot),
      pole: bonusFor(row.event_sign_up_id === input.pole_id, allocation.bonuses.pole),
      fastest_lap: bonusFor(row.best_lap_ms === bestMs, allocation.bonuses.fastest_lap),
      participation: bonusFor(row.status !== 'DNS', allocation.bonuses.participation),
    }
    const minusPoints = row.penalties.reduce(
      (sum, { effect }) => sum + (effect.kind === 'points' ? effect.points : 0),
      0,
    )
    const placePoints =
      place === null ? (eligible ? fixedPoints(row, allocation) : 0) : (allocation.places[place - 1] ?? 0)
    const sum = placePoints + bonus.holeshot + bonus.pole + bonus.fastest_lap + bonus.participation - minusPoints
    return {
      event_sign_up_id: row.event_sign_up_id,
      participant_id: row.participant_id,
      eligible: !barred.has(row.event_sign_up_id),
      place,
      place_points: placePoints,
      bonus,
      minus_points: minusPoints,
      points: Math.round(sum * 100) / 100,
    }
  })
}

function isScored(row: ScoredRow, allocation: PointsAllocation): boolean {
  return row.class_position !== null || (row.status === 'DNF' && allocation.dnf.kind === 'as_placed')
}

function fixedPoints(row: ScoredRow, allocation: PointsAllocation): number {
  if (row.status === 'DNF' && allocation.dnf.kind === 'fixed') return allocation.dnf.points
  return row.status === 'DNS' && allocation.dns.kind === 'fixed' ? allocation.dns.points : 0
}

/** How many of the sorted ranks are better than this one. */
function countBelow(sortedRanks: readonly number[], rank: number): number {
  const index = sortedRanks.findIndex((other) => other >= rank)
  return index < 0 ? sortedRanks.length : index
}
