import { addDays, localDay, localTimeMs, saturdayFrom, saturdayUntil } from './local-time.ts'

export const demoTimeZone = 'Europe/Prague'

/** The rounds of the season by the word that names them everywhere in the demo. */
export const roundKeys = ['brno', 'lipno', 'hall', 'arena', 'kamenny', 'stepanov', 'bela', 'final'] as const
export type RoundKey = (typeof roundKeys)[number]

/** The days of the season as seen from `nowMs`: three rounds behind us, the fourth today, four to come. */
export type DemoCalendar = {
  nowMs: number
  today: string
  season_start: string
  season_end: string
  rounds: Record<RoundKey, string>
  training: string
}

/** Days in Europe/Prague. The next round is 8 to 14 days away and its registration closes on the Sunday before. */
export function demoCalendar(nowMs: number): DemoCalendar {
  const today = localDay(nowMs, demoTimeZone)
  const next = saturdayFrom(addDays(today, 8))
  const rounds = {
    brno: saturdayUntil(addDays(today, -126)),
    lipno: saturdayUntil(addDays(today, -98)),
    hall: saturdayUntil(addDays(today, -70)),
    arena: today,
    kamenny: next,
    stepanov: addDays(next, 14),
    bela: addDays(next, 28),
    final: addDays(next, 56),
  }
  return {
    nowMs,
    today,
    season_start: addDays(rounds.brno, -40),
    season_end: addDays(rounds.final, 30),
    rounds,
    training: addDays(next, 42),
  }
}

/** The moment (epoch ms) of a local time on a day of the season. */
export function pragueMs(day: string, time: string): number {
  return localTimeMs(day, time, demoTimeZone)
}
