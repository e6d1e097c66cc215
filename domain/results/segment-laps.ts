import type { RiddenLap } from '#domain/results/ridden-lap.ts'
import type { RiderCrossing } from '#domain/timing/rider-crossing.ts'

/** What a rider brings along from the segments before. */
export type CarriedIn = { laps: number; race_ms: number | null }

/**
 * The laps of one rider in one segment, all of them, whatever the flag says later. `crossings` are the rider's in this
 * segment in the order of the track, `startMs` the rider's own start. The way from the gate to the line is no lap, but its
 * time belongs to the total.
 */
export function segmentLaps(
  riderId: string,
  crossings: readonly RiderCrossing[],
  startMs: number | null,
  carried: CarriedIn,
): RiddenLap[] {
  const laps: RiddenLap[] = []
  let fromMs = startMs
  for (const crossing of crossings) {
    if (crossing.taken_for === 'too_early') continue
    const timed = crossing.precision === 'time'
    if (crossing.taken_for === 'lap') {
      const sinceStartMs = startMs === null ? null : crossing.at_ms - startMs
      laps.push({
        event_sign_up_id: riderId,
        crossing_id: crossing.id,
        laps: carried.laps + laps.length + 1,
        at_ms: crossing.at_ms,
        lap_ms: timed && fromMs !== null ? crossing.at_ms - fromMs : null,
        race_ms: sinceStartMs === null || carried.race_ms === null ? null : carried.race_ms + sinceStartMs,
        precision: crossing.precision,
        estimated: crossing.estimated,
        under_minimum_lap: crossing.under_minimum_lap,
        missed_reads: crossing.missed_reads,
        uncertainty_ms: crossing.uncertainty_ms,
      })
    }
    fromMs = timed ? crossing.at_ms : null
  }
  return laps
}
