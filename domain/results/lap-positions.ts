import type { RiddenLap } from '#domain/results/ridden-lap.ts'

/**
 * Place of every rider after every lap, by crossing id, for the lap chart: among those who completed that lap, by race time
 * (by moment of crossing when a start is unknown). Equal times share a place.
 */
export function lapPositions(rides: Iterable<{ laps: readonly RiddenLap[] }>): Map<string, number> {
  const byLap: RiddenLap[][] = []
  let timed = true
  for (const { laps } of rides) {
    for (const lap of laps) {
      const same = byLap[lap.laps]
      if (same) same.push(lap)
      else byLap[lap.laps] = [lap]
      timed &&= lap.race_ms !== null
    }
  }
  const decides = (lap: RiddenLap) => (timed && lap.race_ms !== null ? lap.race_ms : lap.at_ms)
  const positions = new Map<string, number>()
  for (const laps of byLap) {
    if (!laps) continue
    laps.sort((a, b) => decides(a) - decides(b))
    let place = 1
    for (const [index, lap] of laps.entries()) {
      const before = laps[index - 1]
      if (before && decides(before) < decides(lap)) place = index + 1
      positions.set(lap.crossing_id, place)
    }
  }
  return positions
}
