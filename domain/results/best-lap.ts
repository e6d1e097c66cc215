import type { RiddenLap } from '#domain/results/ridden-lap.ts'

/**
 * A rider's fastest lap, the earlier of equals; null for none. Laps under the minimum are no candidates, nor are those that
 * begin or end at an estimated crossing: nobody measured them.
 */
export function bestLap(laps: readonly RiddenLap[]): { lap: number; lap_ms: number } | null {
  let best: { lap: number; lap_ms: number } | null = null
  for (const [index, { laps: lap, lap_ms, under_minimum_lap, estimated }] of laps.entries()) {
    if (lap_ms === null || under_minimum_lap || estimated || laps[index - 1]?.estimated) continue
    if (best === null || lap_ms < best.lap_ms) best = { lap, lap_ms }
  }
  return best
}
