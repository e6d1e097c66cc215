import type { SegmentDistance } from '#domain/results/flag-fall.ts'
import type { RunFormat } from '#domain/timing/run-rules.ts'
import type { RunClock } from '#domain/timing/run-segments.ts'

/** Race time used up before segment `index` by the segments that it carries on, in ms. */
function usedBeforeMs(clock: RunClock, index: number, firstStartMs: number): number {
  let usedMs = 0
  for (let i = index; i > 0 && clock.segments[i]?.carry; i -= 1) {
    const before = clock.segments[i - 1]
    if (before?.red_flag_ms != null) usedMs += before.red_flag_ms - (before.restart_ms ?? firstStartMs)
  }
  return usedMs
}

/**
 * How far a segment goes. A restart has the distance announced for it, counted from the restart, or what is left of the
 * run's own. Null when it cannot be said: a time with no recorded start. `mostCarried`: the leader's laps carried in;
 * `firstStartMs`: the earliest start of the riders concerned.
 */
export function segmentDistance(
  format: RunFormat,
  clock: RunClock,
  index: number,
  firstStartMs: number | null,
  mostCarried: number,
): SegmentDistance | null {
  const segment = clock.segments[index]
  const announced = segment?.format ?? null
  const used = announced ?? format
  if (used.kind === 'laps') return { kind: 'laps', laps: announced ? mostCarried + used.laps : used.laps }
  const startMs = segment?.restart_ms ?? firstStartMs
  if (startMs === null) return null
  const usedMs = announced ? 0 : usedBeforeMs(clock, index, firstStartMs ?? startMs)
  return {
    kind: 'time',
    end_ms: startMs + Math.max(0, used.duration_ms - usedMs),
    extra_laps: used.kind === 'time_plus_laps' ? used.laps : 0,
  }
}
