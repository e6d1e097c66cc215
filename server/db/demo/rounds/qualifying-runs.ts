import { standardRunRules } from '#domain/timing/run-rules.ts'
import type { Ride } from '../racing/ride.ts'
import type { RunPlan } from '../racing/run-plan.ts'
import { type FinalScript, keysOf, ridesOf } from './final-script.ts'
import type { QualifyingScript, RoundScript } from './round-script.ts'
import type { RunSlots } from './run-slots.ts'

const HEAT_LAPS = 5
const LCQ_LAPS = 4

type Group = { round: RoundScript; group: 'pro' | 'hobby'; final: FinalScript; qualifying: QualifyingScript }

/**
 * Two heats and the last chance race that lead to the authored final: its first riders come straight from the heats, the
 * next through the LCQ, and those who are out finish behind them.
 */
export function qualifyingRuns({ round, group, final, qualifying }: Group, slots: RunSlots): RunPlan[] {
  const { direct_per_heat, lcq_places, out, lcq_cancelled } = qualifying
  const finalists = keysOf(final.order)
  const direct = finalists.slice(0, 2 * direct_per_heat)
  const lastChance = [...finalists.slice(2 * direct_per_heat), ...keysOf(out)]
  const heats = [0, 1].map((heat) => [...everySecond(direct, heat), ...everySecond(lastChance, heat)])
  const title = group === 'pro' ? 'Pro' : 'Hobby'
  const plan = (key: string, name: string, kind: 'heat' | 'lcq', order: readonly string[], laps: number): RunPlan => ({
    event: round.event,
    key: `${group}-${key}`,
    name: `${title} ${name}`,
    kind,
    group,
    rules: {
      ...standardRunRules,
      format: { kind: 'laps', laps },
      min_lap_ms: round.min_lap_ms,
      first_crossing: 'lap',
    },
    rides: shortRides(final, order, laps, `${round.event}/${group}/${key}`),
    ...slots(`${group}-${key}`),
  })
  const [first = [], second = []] = heats
  const runs = [plan('heat-1', 'heat 1', 'heat', first, HEAT_LAPS), plan('heat-2', 'heat 2', 'heat', second, HEAT_LAPS)]
  const lcq = plan('lcq', 'LCQ', 'lcq', lastChance, LCQ_LAPS)
  if (lcq_cancelled !== undefined) return [...runs, { ...lcq, cancelled: lcq_cancelled }]
  return lcq_places > 0 ? [...runs, lcq] : runs
}

function everySecond(keys: readonly string[], from: number): string[] {
  return keys.filter((_, index) => index % 2 === from)
}

/** A short race in this order at the pace of the final; nothing happens to anybody. */
function shortRides(final: FinalScript, order: readonly string[], laps: number, seed: string): Ride[] {
  const { lap_ms, format } = final
  const typed = order.filter((key) => final.incidents?.[key]?.typed)
  const incidents = Object.fromEntries(typed.map((key) => [key, { typed: true as const }]))
  return ridesOf({ laps, lap_ms: lap_ms * 1.01, format, order: order.join(' '), incidents }, seed)
}
