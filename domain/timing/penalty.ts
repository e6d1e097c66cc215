import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { resultStatus } from '#domain/results/result-status.ts'

const count = z.int().check(z.gte(1), z.lte(999))

/** What a decision of the jury does to a rider's result. Every one of them carries a reason. */
export const penaltyEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('time'), ms: z.int().check(z.gte(1), z.lte(86_400_000)) }),
  z.strictObject({ kind: z.literal('laps'), laps: count }),
  z.strictObject({ kind: z.literal('places'), places: count }),
  /** Takes points off; the place stays. */
  z.strictObject({ kind: z.literal('points'), points: z.number().check(z.gt(0), z.lte(999)) }),
  z.strictObject({ kind: z.literal('dsq') }),
  /** A place set by hand wins over the rule. `class` sets the class position of a combined run. */
  z.strictObject({ kind: z.literal('place'), place: count, scope: z.enum(['overall', 'class']) }),
  z.strictObject({ kind: z.literal('status'), status: resultStatus }),
])
export type PenaltyEffect = z.infer<typeof penaltyEffect>

export const penaltyReason = z.string().check(z.trim(), z.minLength(1, 'Give a reason.'), z.maxLength(300))

/** A decision in force against one rider of a run. */
export const penalty = z.strictObject({
  id,
  event_sign_up_id: id,
  effect: penaltyEffect,
  reason: penaltyReason,
})
export type Penalty = z.infer<typeof penalty>
