import * as z from 'zod/mini'
import { tieBreakStep } from '#domain/championships/standings-rules.ts'
import { id } from '#domain/core/id.ts'

const points = z.number()

export const seasonRoundState = z.enum(['planned', 'running', 'held', 'cancelled'])

/** A round as the season table needs it; `round_number` gives the order. */
export const seasonRound = z.strictObject({ event_id: id, round_number: z.int(), state: seasonRoundState })
export type SeasonRound = z.infer<typeof seasonRound>

/** By the jury or the office; never dropped. */
export const standingsAdjustment = z.strictObject({
  participant_id: id,
  points,
  reason: z.string().check(z.minLength(1), z.maxLength(300)),
})
export type StandingsAdjustment = z.infer<typeof standingsAdjustment>

export const seasonScore = z.strictObject({
  points,
  counted: z.boolean(),
  carried: z.boolean(),
  started: z.boolean(),
  disqualified: z.boolean(),
})
export type SeasonScore = z.infer<typeof seasonScore>

/** What put a rider ahead of the next one with the same points. `shared`: nothing did. */
export const brokenTie = z.strictObject({
  step: z.enum([...tieBreakStep.options, 'shared']),
  ahead_of_id: id,
  /** `2 wins to 1`, `one third place to none`, `20 points to 18 in the last round`. */
  sentence: z.string(),
})
export type BrokenTie = z.infer<typeof brokenTie>

export const seasonLine = z.strictObject({
  participant_id: id,
  start_number: z.string(),
  /** Null: too few starts to be classified. Equals share a place. */
  position: z.nullable(z.int()),
  points,
  behind_leader: points,
  starts: z.int(),
  /** One per round of the table, in its order; null: no score. */
  scores: z.array(z.nullable(seasonScore)),
  adjustments: z.array(standingsAdjustment),
  tie: z.nullable(brokenTie),
})
export type SeasonLine = z.infer<typeof seasonLine>

/** A class's season table as computed and as a published version keeps it. */
export const seasonTable = z.strictObject({
  championship_class_id: id,
  rules_version: z.int(),
  rounds: z.array(seasonRound),
  lines: z.array(seasonLine),
})
export type SeasonTable = z.infer<typeof seasonTable>
