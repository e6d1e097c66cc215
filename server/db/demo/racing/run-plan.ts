import type { RunKind } from '#domain/timing/run-kind.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import type { AnyEventKey } from '../season/season-ids.ts'
import type { Ride } from './ride.ts'

/** The riders who go to the gate together. */
export const runGroupKeys = ['pro', 'hobby', 'women', 'junior85', 'junior65'] as const
export type RunGroupKey = (typeof runGroupKeys)[number]

export type RedFlag = {
  /** Race time of the flag and how long the track stood still, ms. */
  at_ms: number
  stopped_ms: number
  reason: string
  /** The distance announced for the restart. */
  restart_laps: number
  /** Laps and times from the restart on. */
  rides: readonly Ride[]
}

/** One timed session of the demo as authored: who rides how. Everything else is derived by the rules. */
export type RunPlan = {
  event: AnyEventKey
  /** Names the run within the event: `pro-final`. */
  key: string
  name: string
  kind: RunKind
  group: RunGroupKey
  rules: RunRules
  /** In gate-pick order. */
  rides: readonly Ride[]
  /** When the plan has it (epoch ms), and how late the gate dropped. */
  planned_ms: number
  late_ms: number
  red_flag?: RedFlag
  /** A second timekeeper taps along. */
  has_backup?: true
  /** A transponder that nobody has registered goes by once. */
  stray_transponder?: string
  /** Called off, in words. */
  cancelled?: string
}
