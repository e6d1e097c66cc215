import type { PenaltySums } from '#domain/results/penalty-sums.ts'
import type { ResultStatus } from '#domain/results/result-status.ts'
import type { Ride } from '#domain/results/ride-run.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'

/** A rider of a run while places are being worked out. Laps and times after penalties. */
export type Contender = {
  entry: RunEntry
  ride: Ride
  penalties: PenaltySums
  status: ResultStatus
  racing: boolean
  laps: number
  /** What places are decided by: first laps (none in practice), then ms: race time, or the best lap, or the moment of crossing when no start is known. */
  decides_ms: number
  decides_laps: number
}

const statusOrder: Record<ResultStatus, number> = { finished: 0, DNF: 1, NC: 2, DNS: 3, DSQ: 4 }

/** Better first: classified, DNF, NC, DNS, DSQ; in each laps descending, then time. 0: equal in sport. */
export function compareContenders(a: Contender, b: Contender): number {
  return statusOrder[a.status] - statusOrder[b.status] || b.decides_laps - a.decides_laps || a.decides_ms - b.decides_ms
}

/** The same with equals in plate order, so that a list always looks the same. */
export function compareForDisplay(a: Contender, b: Contender): number {
  const plateA = a.entry.start_number
  const plateB = b.entry.start_number
  return (
    compareContenders(a, b) ||
    plateA.length - plateB.length ||
    (plateA < plateB ? -1 : plateA > plateB ? 1 : 0) ||
    (a.entry.event_sign_up_id < b.entry.event_sign_up_id ? -1 : 1)
  )
}
