import { countBack } from '#domain/results/count-back.ts'
import { flagFall, flagFallByHand } from '#domain/results/flag-fall.ts'
import type { RiddenLap } from '#domain/results/ridden-lap.ts'
import { segmentDistance } from '#domain/results/segment-distance.ts'
import { mergeWindowMs } from '#domain/timing/derive-crossings.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import type { RunClock } from '#domain/timing/run-segments.ts'

/** How a segment ended for the riders who share a flag. Moments in epoch ms. */
export type GroupEnd = {
  /** Laps before this and each rider's first one from then on count; null: none at all; Infinity: all. */
  cut_ms: number | null
  /** Whoever's last counted lap ends at or after this moment was there at the end; null: not over yet. */
  at_flag_since_ms: number | null
  red_flag: boolean
}

export type SegmentRidden = {
  clock: RunClock
  index: number
  rules: RunRules
  /** All laps of the segment in the order of the track. */
  sorted: readonly RiddenLap[]
  most_carried: number
  first_start_ms: number | null
}

function flagMs(ridden: SegmentRidden): number | null {
  const { clock, index, rules, sorted, most_carried, first_start_ms } = ridden
  if (index < clock.segments.length - 1) return null
  if (clock.finish_flag_ms !== null) {
    return flagFallByHand(sorted, clock.finish_flag_ms, mergeWindowMs(rules), most_carried)
  }
  const distance = segmentDistance(rules.format, clock, index, first_start_ms, most_carried)
  if (distance === null) return null
  // Practice has no leader to wait for: the flag is out when the time is over.
  if (rules.ranking === 'best_lap' && distance.kind === 'time') return distance.end_ms
  return flagFall(sorted, distance, most_carried)
}

/** Where a segment ended: at the chequered flag, by a red flag before it, or not yet. */
export function segmentEnd(ridden: SegmentRidden): GroupEnd {
  const redFlagMs = ridden.clock.segments[ridden.index]?.red_flag_ms ?? null
  const chequeredMs = flagMs(ridden)
  if (redFlagMs !== null && (chequeredMs === null || chequeredMs > redFlagMs)) {
    const back = countBack(ridden.sorted, ridden.rules.count_back, ridden.most_carried)
    return { cut_ms: back.cut_ms, at_flag_since_ms: back.racing_since_ms, red_flag: true }
  }
  return { cut_ms: chequeredMs ?? Number.POSITIVE_INFINITY, at_flag_since_ms: chequeredMs, red_flag: false }
}
