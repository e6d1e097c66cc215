import * as z from 'zod/mini'
import { classPlate, riderLine } from '#domain/classes/class-words.ts'
import { raceRun } from '#domain/events/event-words.ts'
import { resultGap } from './result-row.ts'
import { resultStatus } from './result-status.ts'

const ms = z.nullable(z.int())
const lapList = z.array(ms)

/** How far a result is: derived while the run goes on, published for objections, or final. */
export const resultState = z.enum(['live', 'provisional', 'official'])
export type ResultState = z.infer<typeof resultState>

/** A classified rider of a run as the public sees it. Laps as parallel lists to keep pages small: index 0 is lap 1. */
export const runResultRow = z.extend(riderLine, {
  event_sign_up_id: z.string(),
  championship_class_id: z.string(),
  red_plate: z.boolean(),
  position: z.nullable(z.int()),
  class_position: z.nullable(z.int()),
  status: resultStatus,
  racing: z.boolean(),
  laps: z.int(),
  total_ms: ms,
  gap: z.nullable(resultGap),
  class_gap: z.nullable(resultGap),
  best_lap_ms: ms,
  best_lap: z.nullable(z.int()),
  /** In words with the reason: "+10 s, cut the corner at the tyres, lap 6". */
  penalties: z.array(z.string()),
  lap_ms: lapList,
  race_ms: lapList,
  /** Place in the run after each lap. */
  lap_positions: z.array(z.nullable(z.int())),
})
export type RunResultRow = z.infer<typeof runResultRow>

const eventLine = z.object({
  id: z.string(),
  name: z.string(),
  round_number: z.nullable(z.int()),
  time_zone: z.string(),
  start_date_time: z.string(),
})

export const runResults = z.object({
  event: eventLine,
  race_run: raceRun,
  classes: z.array(classPlate),
  state: resultState,
  /** Number of the published version; null while live. */
  version: z.nullable(z.int()),
  updated_at: z.nullable(z.string()),
  /** Laps of the leader, and laps to go for when the run says so. */
  leader_laps: z.int(),
  leader_ms: ms,
  planned_laps: z.nullable(z.int()),
  rows: z.array(runResultRow),
})
export type RunResults = z.infer<typeof runResults>

/** A run in the list of results. */
export const runResultsLine = z.extend(raceRun, { state: z.nullable(resultState), version: z.nullable(z.int()) })
export type RunResultsLine = z.infer<typeof runResultsLine>

/** The points of a class at one event: a column per counting run. */
export const classPoints = z.object({
  event: eventLine,
  championship_class: classPlate,
  state: resultState,
  race_runs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** In words: how the overall is made. */
  method: z.string(),
  rows: z.array(
    z.extend(riderLine, {
      red_plate: z.boolean(),
      position: z.nullable(z.int()),
      /** Per run, in the order of `race_runs`; null: did not take part. */
      runs: z.array(
        z.nullable(
          z.object({ position: z.nullable(z.int()), status: resultStatus, points: z.number(), bonus: z.number() }),
        ),
      ),
      points: z.number(),
      /** What broke a tie with the rider behind, in words. */
      tie_note: z.nullable(z.string()),
    }),
  ),
})
export type ClassPoints = z.infer<typeof classPoints>
