import type { Contender } from '#domain/results/contender.ts'
import type { ResultGap } from '#domain/results/result-row.ts'

function timeGap(ms: number): ResultGap | null {
  return ms >= 0 ? { kind: 'time', ms } : null
}

/**
 * Distance of a placed rider to the leader of the list; null when there is nothing to say (no start time, or a place set by
 * hand against the clock). On the same lap it is a time, else whole laps. A rider still on the way round is measured at the
 * last lap both completed, so that the leader's next crossing does not make everybody a lap down.
 */
export function gapToLeader(
  rider: Contender,
  leader: Contender,
  ranking: 'laps_then_time' | 'best_lap',
): ResultGap | null {
  if (rider === leader) return null
  if (ranking === 'best_lap') return timeGap(rider.decides_ms - leader.decides_ms)
  const behind = leader.laps - rider.laps
  const last = rider.ride.laps.at(-1)
  const orderOnly = last?.precision === 'order' || leader.ride.laps.at(-1)?.precision === 'order'
  if (behind < 0 || (behind === 0 && orderOnly)) return null
  if (behind === 0) return timeGap(rider.decides_ms - leader.decides_ms)
  if (!rider.racing || last === undefined) return { kind: 'laps', laps: behind }

  const leaderThen = leader.ride.laps.findLast((lap) => lap.at_ms <= last.at_ms)?.laps ?? 0
  const lapsDown = Math.max(0, leaderThen - last.laps) + Math.max(0, leader.ride.laps.length - leaderThen - 1)
  if (lapsDown > 0) return { kind: 'laps', laps: lapsDown }
  const sameLap = leader.ride.laps[last.laps - 1]
  if (sameLap === undefined || last.race_ms === null || sameLap.race_ms === null) return null
  return timeGap(last.race_ms + rider.penalties.added_ms - (sameLap.race_ms + leader.penalties.added_ms))
}
