import { standardRunRules } from '#domain/timing/run-rules.ts'
import type { Ride } from '../racing/ride.ts'
import { type RunGroupKey, type RunPlan, runGroupKeys } from '../racing/run-plan.ts'
import { seededNoise } from '../seeded-noise.ts'
import { type FinalScript, keysOf, ridesOf } from './final-script.ts'
import { qualifyingRuns } from './qualifying-runs.ts'
import type { GroupScript, RoundScript } from './round-script.ts'
import type { RunSlots } from './run-slots.ts'

export const groupTitles: Readonly<Record<RunGroupKey, string>> = {
  pro: 'Pro',
  hobby: 'Hobby',
  women: 'Women',
  junior85: 'Junior 85',
  junior65: 'Junior 65',
}

const PRACTICE_MS = 10 * 60_000

/** All runs of a round: practice, heats and LCQ where there are any, finals. In the order of the day. */
export function roundRuns(round: RoundScript, slots: RunSlots): RunPlan[] {
  const runs = runGroupKeys.flatMap((group) => groupRuns(round, group, slots))
  return runs.sort((a, b) => a.planned_ms - b.planned_ms)
}

function groupRuns(round: RoundScript, group: RunGroupKey, slots: RunSlots): RunPlan[] {
  const script = round.groups[group]
  const title = groupTitles[group]
  const { qualifying } = script
  const runs: RunPlan[] = [practiceRun(round, group, slots)]
  if (qualifying && (group === 'pro' || group === 'hobby')) {
    runs.push(...qualifyingRuns({ round, group, final: script.final, qualifying }, slots))
  }
  const final = (key: string, name: string, own: FinalScript): RunPlan => ({
    event: round.event,
    key: `${group}-${key}`,
    name,
    kind: 'final',
    group,
    rules: { ...standardRunRules, format: own.format, min_lap_ms: round.min_lap_ms, first_crossing: 'lap' },
    rides: ridesOf(own, `${round.event}/${group}/${key}`),
    ...slots(`${group}-${key}`),
    ...(script.has_backup ? { has_backup: true as const } : {}),
  })
  const first = final('final', script.second_final ? `${title} final 1` : `${title} final`, script.final)
  runs.push(script.red_flag ? { ...first, red_flag: redFlagOf(script.red_flag, round, group) } : first)
  if (script.second_final) runs.push(final('final-2', `${title} final 2`, script.second_final))
  return runs
}

function redFlagOf(red: NonNullable<GroupScript['red_flag']>, round: RoundScript, group: RunGroupKey) {
  const { final, ...flag } = red
  return { ...flag, rides: ridesOf(final, `${round.event}/${group}/restart`) }
}

/** Everybody of the group on track for ten minutes, at the pace of the final and a little shuffled. */
function practiceRun(round: RoundScript, group: RunGroupKey, slots: RunSlots): RunPlan {
  const { final, second_final, qualifying } = round.groups[group]
  const riders = [
    ...new Set([...keysOf(final.order), ...keysOf(second_final?.order ?? ''), ...keysOf(qualifying?.out ?? '')]),
  ]
  const absent = (key: string) => final.incidents?.[key]?.dns === true && !qualifying
  const stray = round.stray_transponder?.group === group ? round.stray_transponder.transponder : null
  return {
    event: round.event,
    key: `${group}-practice`,
    name: `${groupTitles[group]} practice`,
    kind: 'practice',
    group,
    rules: {
      ...standardRunRules,
      format: { kind: 'time', duration_ms: PRACTICE_MS },
      ranking: 'best_lap',
      min_lap_ms: round.min_lap_ms,
      first_crossing: 'start_line',
    },
    rides: riders.filter((key) => !absent(key)).map((key, index) => practiceRide(key, index, final)),
    ...slots(`${group}-practice`),
    ...(stray === null ? {} : { stray_transponder: stray }),
  }
}

function practiceRide(rider: string, index: number, final: FinalScript): Ride {
  const own = seededNoise(`practice/${rider}/${final.lap_ms}`)()
  const lapMs = final.lap_ms * (1.015 + index * 0.004 + own * 0.02)
  const laps = Math.ceil(PRACTICE_MS / lapMs)
  const typed = final.incidents?.[rider]?.typed ? { typed: true as const } : {}
  return { rider, laps, race_ms: Math.round(laps * lapMs), gate: 1 + index, ...typed }
}
