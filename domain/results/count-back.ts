import { leadLaps, type RiddenLap } from '#domain/results/ridden-lap.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'

/** What a red flag leaves of a segment. Laps before `cut_ms` and each rider's first one from then on count. */
export type CountBack = {
  /** Null: nothing of this segment counts. Infinity: everything ridden before the red flag does. */
  cut_ms: number | null
  /** Who crossed at or after this moment was still racing when the flag came out. */
  racing_since_ms: number
}

/**
 * `last_completed_crossing`: every lap completed before the red flag counts. `lap_before`: the order goes one lap back, as if
 * the flag had fallen for the leader one lap before the last that he completed; by then everybody has crossed again.
 * `sorted`: the segment's laps up to the red flag in the order of the track; `from`: the most laps carried in.
 */
export function countBack(sorted: readonly RiddenLap[], mode: RunRules['count_back'], from: number): CountBack {
  const beforeLast = leadLaps(sorted, from).at(-2)
  const racingSinceMs = beforeLast?.at_ms ?? Number.NEGATIVE_INFINITY
  if (mode === 'last_completed_crossing') return { cut_ms: Number.POSITIVE_INFINITY, racing_since_ms: racingSinceMs }
  return { cut_ms: beforeLast?.at_ms ?? null, racing_since_ms: racingSinceMs }
}
