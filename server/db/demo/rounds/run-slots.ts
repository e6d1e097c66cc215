import { pragueMs } from '../demo-calendar.ts'

/** When a run is planned (epoch ms) and how late its gate dropped. */
export type RunSlot = { planned_ms: number; late_ms: number }
export type RunSlots = (runKey: string) => RunSlot

/** The Pro final of tonight has been going on for so long when the season is written: the leader is in his eighth lap. */
export const RUNNING_FOR_MS = 440_000
const FIVE_MINUTES_MS = 300_000
/** The Hobby final of tonight is planned so long after the Pro final. */
const HOBBY_AFTER_MS = 4 * FIVE_MINUTES_MS

/** The plan of a day of racing; every round follows it. */
export const dayPlan: Readonly<Record<string, string>> = {
  'pro-practice': '09:30',
  'hobby-practice': '09:45',
  'women-practice': '10:00',
  'junior85-practice': '10:15',
  'junior65-practice': '10:30',
  'pro-heat-1': '11:00',
  'pro-heat-2': '11:12',
  'hobby-heat-1': '11:24',
  'hobby-heat-2': '11:36',
  'pro-lcq': '11:50',
  'hobby-lcq': '12:02',
  'junior65-final': '14:00',
  'junior85-final': '14:15',
  'women-final': '14:35',
  'junior85-final-2': '14:55',
  'hobby-final': '15:20',
  'pro-final': '16:30',
}

/** A day by the plan. Gates drop a little late, more so as the day goes on. */
export function daySlots(day: string): RunSlots {
  return (runKey) => ({ planned_ms: pragueMs(day, planOf(runKey)), late_ms: lateMs(runKey) })
}

/** The night race: the same plan, moved so that the Pro final runs at `nowMs`; the Hobby final comes last. */
export function tonightSlots(nowMs: number): RunSlots {
  const startMs = nowMs - RUNNING_FOR_MS
  const plannedMs = Math.floor((startMs - 30_000) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS
  return (runKey) => {
    if (runKey === 'pro-final') return { planned_ms: plannedMs, late_ms: startMs - plannedMs }
    if (runKey === 'hobby-final') return { planned_ms: plannedMs + HOBBY_AFTER_MS, late_ms: 0 }
    return { planned_ms: plannedMs - minutesBetween(runKey, 'pro-final') * 60_000, late_ms: lateMs(runKey) }
  }
}

function planOf(runKey: string): string {
  const planned = dayPlan[runKey]
  if (planned === undefined) throw new Error(`the day plan has no ${runKey}`)
  return planned
}

function minutesBetween(runKey: string, later: string): number {
  const minutes = (key: string) => Number(planOf(key).slice(0, 2)) * 60 + Number(planOf(key).slice(3))
  return minutes(later) - minutes(runKey)
}

function lateMs(runKey: string): number {
  const place = Object.keys(dayPlan).indexOf(runKey)
  return 1_000 * (25 + ((place * 47) % 150) + place * 6)
}
