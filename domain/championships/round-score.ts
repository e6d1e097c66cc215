import type { PointsLine } from '#domain/points/allocate-points.ts'
import type { ResultRow } from '#domain/results/result-row.ts'

/** What a rider brings home from one event in one class. */
export type RoundScore = {
  event_id: string
  participant_id: string
  /** Sum of the counting runs, at most two decimals. */
  points: number
  /** Class places in the counting runs, in the order they were run; null without one. They decide ties. */
  places: readonly (number | null)[]
  started: boolean
  /** Disqualified in a counting run. */
  disqualified: boolean
  /** False: the jury decided that this score cannot be dropped. */
  droppable: boolean
  /** Points that followed the rider from another class; they bring no places and no start. */
  carried: boolean
}

export type CountingRun = {
  rows: readonly Pick<ResultRow, 'event_sign_up_id' | 'participant_id' | 'class_position' | 'status'>[]
  points: readonly PointsLine[]
}

/** Adds up one class's counting runs of one event, in the order they were run, to a score per rider. */
export function roundScores(eventId: string, runs: readonly CountingRun[]): RoundScore[] {
  const scores = new Map<string, RoundScore & { places: (number | null)[] }>()
  for (const [index, run] of runs.entries()) {
    const points = new Map(run.points.map((line) => [line.event_sign_up_id, line]))
    for (const row of run.rows) {
      const score = scores.get(row.participant_id) ?? {
        event_id: eventId,
        participant_id: row.participant_id,
        points: 0,
        places: runs.map(() => null),
        started: false,
        disqualified: false,
        droppable: true,
        carried: false,
      }
      const line = points.get(row.event_sign_up_id)
      score.points = Math.round((score.points + (line?.points ?? 0)) * 100) / 100
      score.places[index] = line?.place ?? null
      score.started ||= row.status !== 'DNS'
      score.disqualified ||= row.status === 'DSQ'
      scores.set(row.participant_id, score)
    }
  }
  return [...scores.values()]
}

/**
 * The scores that a rider who changed class takes along: the old class's points times the factor (0..1), rounded to two
 * decimals. The results themselves stay in the class ridden.
 */
export function carriedScores(oldClassScores: readonly RoundScore[], carryFactor: number): RoundScore[] {
  if (carryFactor === 0) return []
  return oldClassScores.map((score) => ({
    ...score,
    points: Math.round(score.points * carryFactor * 100) / 100,
    places: [],
    started: false,
    carried: true,
  }))
}
