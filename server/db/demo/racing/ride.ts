import type { PenaltyEffect } from '#domain/timing/penalty.ts'

/** What happens to a rider in a run, besides riding. Laps count from 1. */
export type Incidents = {
  /** Entered and not at the gate. */
  dns?: true
  /** Why, as the timekeeper noted it before the start; without it the rules find out at the close. */
  absent?: string
  /** Parks the bike after so many laps. */
  stops_after?: number
  /** Why, as the timekeeper noted it at once; without it the rules find out at the flag. */
  retired?: string
  /** The line did not read this lap; the timekeeper put it in. */
  missed_lap?: number
  /** The line read this lap twice, 2.3 s apart. */
  double_read?: number
  /** The bike carried a transponder that nobody had registered; the timekeeper said whose reads these were. */
  borrowed_transponder?: string
  /** No transponder: the timekeeper typed the number at every lap. */
  typed?: true
  penalty?: { effect: PenaltyEffect; reason: string }
  /** Place at the end of the first straight, counted from 1; by default that of the finish. */
  gate?: number
}

/** How a rider gets round: reaches lap `laps` at exactly `race_ms` after the start and goes on at that pace. */
export type Ride = Incidents & { rider: string; laps: number; race_ms: number }
