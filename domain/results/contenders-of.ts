import { bestLap } from '#domain/results/best-lap.ts'
import type { Contender } from '#domain/results/contender.ts'
import { type PenaltySums, penaltySums } from '#domain/results/penalty-sums.ts'
import { type Ride, rideRun } from '#domain/results/ride-run.ts'
import { statusByRule } from '#domain/results/status-by-rule.ts'
import type { RunTimeline } from '#domain/timing/derive-crossings.ts'
import type { Penalty } from '#domain/timing/penalty.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'

/** Stands for 'no measured lap' in practice: slower than any lap there is. */
const NO_LAP_MS = 1_000_000_000_000

function byRider(penalties: readonly Penalty[]): Map<string, Penalty[]> {
  const lists = new Map<string, Penalty[]>()
  for (const penalty of penalties) {
    lists.set(penalty.event_sign_up_id, [...(lists.get(penalty.event_sign_up_id) ?? []), penalty])
  }
  return lists
}

/** Every rider of the run with what was ridden, the penalties added up and the status: all that places are made of. */
export function contendersOf(timeline: RunTimeline, entries: readonly RunEntry[], rules: RunRules): Contender[] {
  const rides = rideRun(timeline, entries, rules)
  const penalties = byRider(timeline.penalties)
  const closed = timeline.clock.closed_ms !== null
  const riders = entries.flatMap((entry): { entry: RunEntry; ride: Ride; sums: PenaltySums }[] => {
    const ride = rides.get(entry.event_sign_up_id)
    return ride ? [{ entry, ride, sums: penaltySums(penalties.get(entry.event_sign_up_id) ?? []) }] : []
  })
  const leaderLaps = new Map<string, number>()
  for (const { entry, ride, sums } of riders) {
    if (sums.status === 'DSQ') continue
    const classId = entry.championship_class_id
    leaderLaps.set(classId, Math.max(leaderLaps.get(classId) ?? 0, ride.laps.length))
  }
  // Race times of riders with and without a known start cannot be compared; the moments of crossing can.
  const startsKnown = riders.every(({ ride }) => ride.laps.every((lap) => lap.race_ms !== null))

  return riders.map(({ entry, ride, sums }) => {
    const classLeaderLaps = leaderLaps.get(entry.championship_class_id) ?? 0
    const last = ride.laps.at(-1)
    const crossedMs = (startsKnown ? last?.race_ms : last?.at_ms) ?? 0
    const best = rules.ranking === 'best_lap' ? bestLap(ride.laps) : null
    const byRule = statusByRule({ ride, rules, closed, class_leader_laps: classLeaderLaps })
    const laps = Math.max(0, ride.laps.length - sums.minus_laps)
    const bestMs = best?.lap_ms ?? NO_LAP_MS
    return {
      entry,
      ride,
      penalties: sums,
      status: sums.status ?? byRule,
      racing: !closed && !ride.at_flag && sums.status === null,
      laps,
      decides_laps: rules.ranking === 'best_lap' ? 0 : laps,
      decides_ms: (rules.ranking === 'best_lap' ? bestMs : crossedMs) + sums.added_ms,
    }
  })
}
