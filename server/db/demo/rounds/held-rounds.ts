import type { DemoCalendar } from '../demo-calendar.ts'
import type { RunPlan } from '../racing/run-plan.ts'
import type { ClassKey } from '../riders/rider-profile.ts'
import { classOf, riderOf } from '../riders/roster.ts'
import type { AnyEventKey, EventKey } from '../season/season-ids.ts'
import { arenaRound } from './arena-round.ts'
import { brnoRound } from './brno-round.ts'
import { hallRound } from './hall-round.ts'
import { lipnoRound } from './lipno-round.ts'
import { roundRuns } from './round-runs.ts'
import { daySlots, tonightSlots } from './run-slots.ts'

/** The rounds that have been ridden or are being ridden, with all their runs in the order of the day. */
export function heldRounds(calendar: DemoCalendar): { event: EventKey; runs: RunPlan[] }[] {
  const { rounds } = calendar
  return [
    { event: 'brno', runs: roundRuns(brnoRound, daySlots(rounds.brno)) },
    { event: 'lipno', runs: roundRuns(lipnoRound, daySlots(rounds.lipno)) },
    { event: 'hall', runs: roundRuns(hallRound, daySlots(rounds.hall)) },
    { event: 'arena', runs: roundRuns(arenaRound, tonightSlots(calendar.nowMs)) },
  ]
}

/** Everybody who rides in these runs, once each. */
export function ridersOf(runs: readonly RunPlan[]): string[] {
  return [...new Set(runs.flatMap(({ rides }) => rides.map(({ rider }) => rider)))]
}

/** The class in which a rider rides an event: before a change of class in mid-season the old one. */
export function classAt(event: AnyEventKey, riderKey: string): ClassKey {
  const { moved_from } = riderOf(riderKey)
  return moved_from && (event === 'brno' || event === 'lipno') ? moved_from.class : classOf(riderKey)
}
