import { standardRunRules } from '#domain/timing/run-rules.ts'
import type { RunGroupKey, RunPlan } from '../racing/run-plan.ts'
import { type FinalScript, keysOf, ridesOf } from '../rounds/final-script.ts'
import type { OpenNightKey } from '../season/season-ids.ts'
import { seededNoise } from '../seeded-noise.ts'

type Race = Pick<FinalScript, 'laps' | 'lap_ms'> & { group: RunGroupKey; name: string; riders: string }

/** The races of an open night, in their order, with riders who have transponders of their own, the quick ones first. */
const races: readonly Race[] = [
  {
    group: 'pro',
    name: 'Pro race',
    laps: 12,
    lap_ms: 58_200,
    riders: 'dvorak kowalska stastny bellini muller mares orourke hruby wojcik szucs fischer strom gruber',
  },
  {
    group: 'hobby',
    name: 'Hobby race',
    laps: 10,
    lap_ms: 63_100,
    riders: 'prochazka dolezal benesa cerny kolar zeman weber jelinek fiala urban vanek kovac horvath',
  },
  {
    group: 'women',
    name: 'Women race',
    laps: 8,
    lap_ms: 66_400,
    riders: 'mala lis vesela kopecka novakova brandt farkas berger',
  },
  {
    group: 'junior85',
    name: 'Junior 85 race',
    laps: 7,
    lap_ms: 70_300,
    riders: 'riha sykora hrubyj kratochvil kralv markova kuceras zielinskio gruberm dolejsm szucsl',
  },
]

/** Planned so far apart. */
const APART_MS = 18 * 60_000

/** The runs of a night whose first race is planned for `firstMs`. Every night has another winner: the number seeds the luck. */
export function openNightRuns(event: OpenNightKey, firstMs: number): RunPlan[] {
  return races.map(({ group, name, laps, lap_ms, riders }, index): RunPlan => {
    const seed = `${event}/${group}`
    const order = shuffled(keysOf(riders), seed)
    const unlucky = order[4 + Math.floor(seededNoise(`${seed}/unlucky`)() * 4)]
    const format = { kind: 'laps', laps } as const
    const incidents = unlucky === undefined ? {} : { [unlucky]: { stops_after: 3, retired: 'stopped at the rocks' } }
    return {
      event,
      key: `${group}-race`,
      name,
      kind: 'final',
      group,
      rules: { ...standardRunRules, format, min_lap_ms: 34_000, first_crossing: 'lap' },
      rides: ridesOf({ laps, lap_ms, format, order: order.join(' '), incidents }, seed),
      planned_ms: firstMs + index * APART_MS,
      late_ms: 0,
    }
  })
}

/** Quick riders stay near the front, and tonight somebody is quicker. */
function shuffled(keys: readonly string[], seed: string): string[] {
  const next = seededNoise(`order/${seed}`)
  const form = keys.map((key, index) => ({ key, at: index + next() * 4.5 }))
  return form.sort((a, b) => a.at - b.at).map(({ key }) => key)
}
