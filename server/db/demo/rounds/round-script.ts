import type { RedFlag, RunGroupKey } from '../racing/run-plan.ts'
import type { EventKey } from '../season/season-ids.ts'
import type { FinalScript } from './final-script.ts'

/** The qualifying of a group with heats: who falls out, and what did not go to plan. */
export type QualifyingScript = {
  /** So many of each heat go straight to the final, so many follow through the LCQ. */
  direct_per_heat: number
  lcq_places: number
  /** Keys of riders who do not reach the final, better ones first. */
  out: string
  /** Why there was no LCQ; then everybody rides the final. */
  lcq_cancelled?: string
}

export type GroupScript = {
  final: FinalScript
  /** A second final of the day; both count. */
  second_final?: FinalScript
  qualifying?: QualifyingScript
  red_flag?: Omit<RedFlag, 'rides'> & { final: FinalScript }
  has_backup?: true
}

/** A day of racing as authored. */
export type RoundScript = {
  event: EventKey
  /** Under this no lap is believable, ms. */
  min_lap_ms: number
  groups: Readonly<Record<RunGroupKey, GroupScript>>
  /** Somebody's unregistered transponder in this group's practice. */
  stray_transponder?: { group: RunGroupKey; transponder: string }
}

/** 12 minutes and a lap, and the like. */
export const minutesAndLaps = (minutes: number, laps: number) =>
  ({ kind: 'time_plus_laps', duration_ms: minutes * 60_000, laps }) as const
export const laps = (count: number) => ({ kind: 'laps', laps: count }) as const
