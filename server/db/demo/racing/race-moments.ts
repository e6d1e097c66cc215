import { seededNoise } from '../seeded-noise.ts'
import type { Ride } from './ride.ts'

/** What the way from the gate through the first corner costs, and each place further back in it, in ms. */
const START_MS = 2_200
const PLACE_MS = 600

/** How much laps of one rider differ, as a share. */
const SPREAD = 0.045

/**
 * The race time (ms) at the end of each of the first `count` laps. Laps differ as a rider's do; the first is slower, the
 * more so the further back the start. However the noise falls, the sum at lap `ride.laps` is `ride.race_ms` to the ms.
 */
export function raceMoments(ride: Ride, seed: string, count: number): number[] {
  const next = seededNoise(`${seed}/${ride.rider}`)
  const startMs = ride.laps === 1 ? 0 : START_MS + ((ride.gate ?? 1) - 1) * PLACE_MS
  const weights = Array.from({ length: Math.max(count, ride.laps) }, () => 1 + (next() - 0.5) * SPREAD)
  const planned = weights.slice(0, ride.laps).reduce((sum, weight) => sum + weight, 0)
  const msPerWeight = (ride.race_ms - startMs) / planned
  const moments: number[] = []
  let elapsed = startMs
  for (const [index, weight] of weights.entries()) {
    elapsed += weight * msPerWeight
    moments.push(index === ride.laps - 1 ? ride.race_ms : Math.round(elapsed))
  }
  return moments.slice(0, count)
}
