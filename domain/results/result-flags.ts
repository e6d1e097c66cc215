import type { Contender } from '#domain/results/contender.ts'
import type { ResultFlag } from '#domain/results/result-row.ts'
import { medianOf } from '#domain/timing/hint-missed-reads.ts'
import type { RiderCrossing } from '#domain/timing/rider-crossing.ts'

/** Circulated until shortly before the flag and then was not read: more likely a missed read than a retirement. */
function missedFinish({ status, ride }: Contender): boolean {
  const last = ride.laps.at(-1)
  if (status !== 'DNF' || ride.flag_ms === null || last === undefined) return false
  const usualMs = medianOf(ride.laps.flatMap((lap) => lap.lap_ms ?? []))
  return usualMs !== null && ride.flag_ms - last.at_ms <= 1.5 * usualMs
}

/** Two neighbours of the list, on the same lap, nearer to each other than their clocks are sure. */
export function isTooClose(a: Contender, b: Contender): boolean {
  const [lastA, lastB] = [a.ride.laps.at(-1), b.ride.laps.at(-1)]
  if (!lastA || !lastB || a.laps !== b.laps || a.status !== 'finished' || b.status !== 'finished') return false
  if (lastA.uncertainty_ms === null || lastB.uncertainty_ms === null) return false
  return Math.abs(a.decides_ms - b.decides_ms) < lastA.uncertainty_ms + lastB.uncertainty_ms
}

/** What a timekeeper should look at on this rider's line. */
export function resultFlags(rider: Contender, crossings: readonly RiderCrossing[], tooClose: boolean): ResultFlag[] {
  const { laps } = rider.ride
  const flags: [ResultFlag, boolean][] = [
    ['missed_read', crossings.some((crossing) => crossing.missed_reads > 0)],
    ['missed_finish_read', missedFinish(rider)],
    ['under_minimum_lap', crossings.some((crossing) => crossing.under_minimum_lap)],
    ['too_close', tooClose],
    ['estimated_lap', laps.some((lap) => lap.estimated)],
    ['no_start_time', laps.some((lap) => lap.race_ms === null)],
    ['order_only', laps.some((lap) => lap.precision === 'order')],
  ]
  return flags.flatMap(([flag, raised]) => (raised ? [flag] : []))
}
