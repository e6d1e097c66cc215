import type { ResultStatus } from '#domain/results/result-status.ts'
import type { Ride } from '#domain/results/ride-run.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'

export type StatusQuestion = {
  ride: Ride
  rules: Pick<RunRules, 'dnf' | 'ranking'>
  /** The line is closed: whoever has not come is not coming. */
  closed: boolean
  /** Laps of the best rider of the class who is not disqualified. */
  class_leader_laps: number
}

/**
 * The status that the rules give a rider, before anything set by hand. While the run goes on everybody with a lap is listed
 * as it stands. No crossing: DNS. Then, as the run's rules say: not at the flag, or under the share of the class leader's
 * laps: DNF. A run that is closed without a flag ever having fallen keeps everybody who has a lap.
 */
export function statusByRule({ ride, rules, closed, class_leader_laps }: StatusQuestion): ResultStatus {
  const laps = ride.laps.length
  if (!closed && !ride.at_flag) return laps > 0 ? 'finished' : 'NC'
  if (!ride.seen) return 'DNS'
  if (rules.ranking === 'best_lap') return laps > 0 ? 'finished' : 'NC'
  if (laps === 0) return 'DNF'
  if (rules.dnf.kind === 'min_share') return laps * 100 >= rules.dnf.percent * class_leader_laps ? 'finished' : 'DNF'
  return ride.at_flag || ride.ended_by === null ? 'finished' : 'DNF'
}
