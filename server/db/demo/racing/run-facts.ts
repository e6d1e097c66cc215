import type { RunFormat } from '#domain/timing/run-rules.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import { isoInstantOf } from '../local-time.ts'
import { factMaker, inRecordedOrder } from './fact-maker.ts'
import { flagMomentMs } from './flag-moment.ts'
import { raceMoments } from './race-moments.ts'
import type { Ride } from './ride.ts'
import { riderFacts } from './rider-facts.ts'
import type { RunPlan } from './run-plan.ts'

/** The line stays open for so long after the flag. */
const OPEN_AFTER_FLAG_MS = 110_000

/** Racing from a start to a flag. */
type Stint = { rides: readonly Ride[]; format: RunFormat; startMs: number; seed: string; until_ms: number | null }

/** Everything that is written down about a run, in the order in which it happened. */
export function runFacts(
  plan: RunPlan,
  raceRunId: string,
  startMs: number,
  signUpIdOf: (riderKey: string) => string,
): TimingFact[] {
  if (plan.cancelled !== undefined) return []
  const make = factMaker(raceRunId)
  const seed = `${plan.event}/${plan.key}`
  const stop = plan.red_flag
  const ridden = (stint: Stint, prefix: string) => {
    const moments = crossingsOf(stint)
    const flagMs = flagMomentMs(stint.format, [...moments.values()])
    const facts = stint.rides.flatMap((ride) =>
      riderFacts({
        ride,
        moments: upToFlag(moments.get(ride.rider) ?? [], stint.until_ms ?? flagMs, stint.until_ms !== null).map(
          (raceMs, index) => ({ lap: index + 1, at_ms: stint.startMs + raceMs }),
        ),
        signUpId: signUpIdOf(ride.rider),
        make,
        prefix,
        hasBackup: plan.has_backup === true,
      }),
    )
    return { facts, endMs: stint.startMs + flagMs }
  }

  const first = ridden({ ...plan, format: plan.rules.format, startMs, seed, until_ms: stop?.at_ms ?? null }, '')
  const facts: TimingFact[] = [
    { ...make('start', startMs + 400, 'desk'), kind: 'start', at: isoInstantOf(startMs), wave: null },
    ...first.facts,
  ]
  let endMs = first.endMs
  if (stop) {
    const [flagMs, restartMs] = [startMs + stop.at_ms, startMs + stop.at_ms + stop.stopped_ms]
    const format: RunFormat = { kind: 'laps', laps: stop.restart_laps }
    const flag = { kind: 'red_flag' as const, at: isoInstantOf(flagMs), reason: stop.reason }
    facts.push({ ...make('red-flag', flagMs + 700, 'desk'), ...flag })
    const restart = { kind: 'restart' as const, at: isoInstantOf(restartMs), carry: true, format }
    facts.push({ ...make('restart', restartMs + 500, 'desk'), ...restart })
    const second = ridden(
      { rides: stop.rides, format, startMs: restartMs, seed: `${seed}/restart`, until_ms: null },
      'restart/',
    )
    facts.push(...second.facts)
    endMs = second.endMs
  }
  if (plan.stray_transponder) facts.push(strayRead(plan.stray_transponder, (startMs + endMs) / 2, make))
  const closeMs = endMs + OPEN_AFTER_FLAG_MS
  for (const ride of plan.rides) facts.push(...decisions(ride, plan, make, signUpIdOf(ride.rider), startMs, closeMs))
  facts.push({ ...make('close', closeMs, 'desk'), kind: 'close', at: isoInstantOf(closeMs) })
  return inRecordedOrder(facts)
}

function crossingsOf({ rides, seed }: Stint): Map<string, number[]> {
  return new Map(
    rides
      .filter((ride) => ride.dns !== true)
      .map((ride) => {
        const longest = Math.max(...rides.map((one) => one.laps)) + 3
        return [ride.rider, raceMoments(ride, seed, longest).slice(0, ride.stops_after ?? longest)]
      }),
  )
}

/** Crossings until the flag and the next one after it; until a red flag only those before it. */
function upToFlag(moments: readonly number[], endMs: number, isRedFlag: boolean): number[] {
  const after = moments.findIndex((momentMs) => momentMs >= endMs)
  if (after < 0) return [...moments]
  return moments.slice(0, isRedFlag ? after : after + 1)
}

/** What was decided about a rider: a penalty after the lap it was for, a retirement. */
function decisions(
  ride: Ride,
  plan: RunPlan,
  make: ReturnType<typeof factMaker>,
  signUpId: string,
  startMs: number,
  closeMs: number,
): TimingFact[] {
  const facts: TimingFact[] = []
  const paceMs = ride.race_ms / ride.laps
  if (ride.retired !== undefined) {
    const atMs = startMs + ((ride.stops_after ?? 0) + 1.4) * paceMs
    facts.push({
      ...make(`${ride.rider}/retired`, Math.min(atMs, closeMs), 'desk'),
      kind: 'penalty',
      event_sign_up_id: signUpId,
      effect: { kind: 'status', status: 'DNF' },
      reason: ride.retired,
    })
  }
  if (ride.absent !== undefined) {
    facts.push({
      ...make(`${ride.rider}/absent`, startMs + 2_000, 'desk'),
      kind: 'penalty',
      event_sign_up_id: signUpId,
      effect: { kind: 'status', status: 'DNS' },
      reason: ride.absent,
    })
  }
  if (ride.penalty !== undefined) {
    const atMs = Math.min(startMs + Math.min(ride.laps, 7) * paceMs, closeMs)
    const { effect, reason } = ride.penalty
    facts.push({
      ...make(`${ride.rider}/penalty`, atMs, 'desk'),
      kind: 'penalty',
      event_sign_up_id: signUpId,
      effect,
      reason,
    })
  }
  return plan.kind === 'practice' ? [] : facts
}

/** A transponder that belongs to nobody goes by: somebody practises on a bike that was never registered. */
function strayRead(transponder: string, atMs: number, make: ReturnType<typeof factMaker>): TimingFact {
  return {
    ...make(`stray/${transponder}`, atMs + 180, 'decoder'),
    kind: 'passing',
    event_sign_up_id: null,
    number: null,
    source: 'transponder',
    backup: false,
    at: isoInstantOf(atMs),
    clock: null,
    transponder,
    precision: 'time',
  }
}
