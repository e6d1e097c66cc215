import { leadLaps, type RiddenLap } from '#domain/results/ridden-lap.ts'

/** Where a segment ends: at a number of laps in all, or so many laps after the leader's first crossing past a moment. */
export type SegmentDistance = { kind: 'laps'; laps: number } | { kind: 'time'; end_ms: number; extra_laps: number }

/**
 * The moment (epoch ms) at which the flag falls, or null while it has not. It falls for the leader on track: the first to
 * reach the distance. Everybody finishes on their own first crossing at or after this moment.
 *
 * `sorted`: the laps of everybody whom this flag is for, in the order of the track; `from`: the most laps carried in.
 */
export function flagFall(sorted: readonly RiddenLap[], distance: SegmentDistance, from: number): number | null {
  const leads = leadLaps(sorted, from)
  if (distance.kind === 'laps') return leads.find((lap) => lap.laps >= distance.laps)?.at_ms ?? null
  const first = leads.find((lap) => lap.at_ms >= distance.end_ms)
  if (!first) return null
  return leads.find((lap) => lap.laps >= first.laps + distance.extra_laps)?.at_ms ?? null
}

/**
 * The same for a flag shown by hand at `shownMs`. The button is often pressed just after the leader went by: a leader's
 * crossing at most `windowMs` earlier took the flag. Otherwise it is out for whoever comes next.
 */
export function flagFallByHand(sorted: readonly RiddenLap[], shownMs: number, windowMs: number, from: number): number {
  const taken = leadLaps(sorted, from).findLast((lap) => lap.at_ms <= shownMs && lap.at_ms >= shownMs - windowMs)
  return taken?.at_ms ?? shownMs
}
