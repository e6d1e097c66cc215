import * as z from 'zod/mini'
import { runKind } from '#domain/timing/run-kind.ts'

const points = z.number().check(z.gte(0), z.lte(9999), z.multipleOf(0.01))

/** How places become points. Configuration with a version; the presets are only a beginning. */
export const pointsAllocation = z.strictObject({
  version: z.int().check(z.gte(1)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Points of the 1st place, the 2nd ...; places beyond the list get none. */
  places: z.array(points).check(z.maxLength(200)),
  bonuses: z.strictObject({
    holeshot: points,
    pole: points,
    fastest_lap: points,
    /** For everybody who started. */
    participation: points,
  }),
  /** A DNF scores as if placed where it stands in the list, nothing, or a fixed number. */
  dnf: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('as_placed') }),
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('fixed'), points }),
  ]),
  dns: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('fixed'), points }),
  ]),
  /** Which kinds of run give points. */
  run_kinds: z.array(runKind),
  /** A rider who may not score: the place stays used, or the riders behind move up for the points. */
  ineligible: z.enum(['uses_place', 'moves_up']),
})
export type PointsAllocation = z.infer<typeof pointsAllocation>
