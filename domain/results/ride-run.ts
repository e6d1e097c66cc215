import { compareLaps, type RiddenLap } from '#domain/results/ridden-lap.ts'
import { type GroupEnd, segmentEnd } from '#domain/results/segment-end.ts'
import { segmentLaps } from '#domain/results/segment-laps.ts'
import type { RunTimeline } from '#domain/timing/derive-crossings.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { ownStartMs } from '#domain/timing/run-segments.ts'

/** What a rider rode, as far as it counts. */
export type Ride = {
  laps: RiddenLap[]
  /** Crossed the line at all, in the segments that count. */
  seen: boolean
  /** Took the flag, or was still racing when a red flag ended the run. */
  at_flag: boolean
  /** What ended the run for this rider's group, if anything did. */
  ended_by: 'flag' | 'red_flag' | null
  /** When the chequered flag fell for the group, epoch ms. */
  flag_ms: number | null
}

function newRide(): Ride {
  return { laps: [], seen: false, at_flag: false, ended_by: null, flag_ms: null }
}

/**
 * Rides the run through its segments: counts each rider's laps, goes back at a red flag, lets the flag fall for the leader
 * (of the run, or of each class) and cuts everybody off at their own next crossing. The answer has a ride for every entry.
 */
export function rideRun(timeline: RunTimeline, entries: readonly RunEntry[], rules: RunRules): Map<string, Ride> {
  const flagGroups = new Map<string, RunEntry[]>()
  for (const entry of entries) {
    const key = rules.flag === 'class_leader' ? entry.championship_class_id : ''
    flagGroups.set(key, [...(flagGroups.get(key) ?? []), entry])
  }
  const rides = new Map<string, Ride>()
  for (const group of flagGroups.values()) {
    for (const entry of group) rides.set(entry.event_sign_up_id, newRide())
    for (const index of timeline.clock.segments.keys()) rideSegment(rides, timeline, group, rules, index)
  }
  return rides
}

/** Adds one segment's laps to the rides of the riders who share a flag. */
function rideSegment(
  rides: ReadonlyMap<string, Ride>,
  timeline: RunTimeline,
  group: readonly RunEntry[],
  rules: RunRules,
  index: number,
): void {
  const { clock } = timeline
  const segment = clock.segments[index] ?? clock.segments[0]
  const riders = group.flatMap((entry) => {
    const ride = rides.get(entry.event_sign_up_id)
    return ride ? [{ riderId: entry.event_sign_up_id, ride, startMs: ownStartMs(clock, segment, entry) }] : []
  })
  if (index > 0 && !segment.carry) {
    for (const { ride } of riders) Object.assign(ride, newRide())
  }
  const ridden = new Map<Ride, RiddenLap[]>()
  for (const { riderId, ride, startMs } of riders) {
    const crossings = (timeline.crossings.get(riderId) ?? []).filter((crossing) => crossing.segment === index)
    const last = ride.laps.at(-1)
    const carried = { laps: ride.laps.length, race_ms: last ? last.race_ms : 0 }
    ridden.set(ride, segmentLaps(riderId, crossings, startMs, carried))
    if (crossings.length > 0) ride.seen = true
  }
  const end = segmentEnd({
    clock,
    index,
    rules,
    sorted: [...ridden.values()].flat().sort(compareLaps),
    most_carried: riders.reduce((most, { ride }) => Math.max(most, ride.laps.length), 0),
    first_start_ms: group
      .map((entry) => ownStartMs(clock, clock.segments[0], entry))
      .reduce<number | null>(
        (first, startMs) => (startMs === null ? first : Math.min(first ?? startMs, startMs)),
        null,
      ),
  })
  cutRides(ridden, end)
}

function cutRides(ridden: ReadonlyMap<Ride, readonly RiddenLap[]>, end: GroupEnd): void {
  const counted = [...ridden].map(([ride, laps]) => ({ ride, laps: upTo(laps, end.cut_ms) }))
  // A red flag before anybody completed a lap leaves everything as it stood at the one before.
  if (end.red_flag && counted.every(({ laps }) => laps.length === 0)) return
  for (const { ride, laps } of counted) {
    ride.laps.push(...laps)
    ride.flag_ms = end.red_flag ? null : end.at_flag_since_ms
    ride.ended_by = end.red_flag ? 'red_flag' : end.at_flag_since_ms === null ? null : 'flag'
    const last = laps.at(-1)
    ride.at_flag = end.at_flag_since_ms !== null && last !== undefined && last.at_ms >= end.at_flag_since_ms
  }
}

/** Every lap before the cut and each rider's first one from then on; a second crossing after the flag never counts. */
function upTo(laps: readonly RiddenLap[], cutMs: number | null): RiddenLap[] {
  if (cutMs === null) return []
  const finish = laps.findIndex((lap) => lap.at_ms >= cutMs)
  return finish < 0 ? [...laps] : laps.slice(0, finish + 1)
}
