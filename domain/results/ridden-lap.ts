/**
 * One counted lap of one rider, before any penalty. `laps` counts over all carried segments. Times in ms; `race_ms` runs
 * from the rider's own start without the stoppages, null while no start is recorded.
 */
export type RiddenLap = {
  event_sign_up_id: string
  crossing_id: string
  laps: number
  at_ms: number
  lap_ms: number | null
  race_ms: number | null
  precision: 'time' | 'order'
  estimated: boolean
  under_minimum_lap: boolean
  missed_reads: number
  uncertainty_ms: number | null
}

/** Laps of many riders in the order of the track. */
export function compareLaps(a: RiddenLap, b: RiddenLap): number {
  return a.at_ms - b.at_ms || b.laps - a.laps || (a.crossing_id < b.crossing_id ? -1 : 1)
}

/** The crossings that took the lead: each completes a lap that nobody had completed before. `from`: laps carried in. */
export function leadLaps(sorted: readonly RiddenLap[], from: number): RiddenLap[] {
  let most = from
  return sorted.filter((lap) => {
    if (lap.laps <= most) return false
    most = lap.laps
    return true
  })
}
