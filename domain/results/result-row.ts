import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { resultStatus } from '#domain/results/result-status.ts'
import { penalty } from '#domain/timing/penalty.ts'
import { startNumber } from '#domain/timing/timing-fact.ts'

const ms = z.nullable(z.int())

/** Distance to a rider ahead: time on the same lap, laps otherwise. Null for the leader and the unplaced. */
export const resultGap = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('time'), ms: z.int() }),
  z.strictObject({ kind: z.literal('laps'), laps: z.int() }),
])
export type ResultGap = z.infer<typeof resultGap>

/** What a timekeeper should look at. Hints only: none of them changes a place. */
export const resultFlag = z.enum([
  'missed_read',
  'missed_finish_read',
  'under_minimum_lap',
  'too_close',
  'estimated_lap',
  'no_start_time',
  'order_only',
])
export type ResultFlag = z.infer<typeof resultFlag>

/** One counted lap. `race_ms` runs from the rider's own start; `position` is the place in the run after this lap. */
export const resultLap = z.strictObject({
  lap: z.int().check(z.gte(1)),
  crossing_id: z.nullable(id),
  /** Moment of the crossing, epoch milliseconds. */
  at_ms: ms,
  lap_ms: ms,
  race_ms: ms,
  position: z.nullable(z.int()),
  estimated: z.boolean(),
})
export type ResultLap = z.infer<typeof resultLap>

/** A rider's classified line in a run. Times are integer milliseconds, unrounded, null where none is known. */
export const resultRow = z.strictObject({
  event_sign_up_id: id,
  participant_id: id,
  championship_class_id: id,
  start_number: startNumber,
  /** Place in the list, 1.., for everybody; `position` only for who is placed. Equal results share one. */
  rank: z.int().check(z.gte(1)),
  class_rank: z.int().check(z.gte(1)),
  position: z.nullable(z.int()),
  class_position: z.nullable(z.int()),
  status: resultStatus,
  /** Still on track: the line says how it stands now. */
  racing: z.boolean(),
  /** Laps and total after penalties; `lap_times` keeps what was ridden. */
  laps: z.int().check(z.gte(0)),
  total_ms: ms,
  best_lap_ms: ms,
  best_lap: z.nullable(z.int()),
  gap: z.nullable(resultGap),
  class_gap: z.nullable(resultGap),
  lap_times: z.array(resultLap),
  penalties: z.array(penalty),
  flags: z.array(resultFlag),
  provenance: z.enum(['timed', 'imported', 'manual']),
})
export type ResultRow = z.infer<typeof resultRow>
