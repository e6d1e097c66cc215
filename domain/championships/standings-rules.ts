import * as z from 'zod/mini'

const rounds = z.int().check(z.gte(1), z.lte(99))

/** Which event scores count. */
export const dropRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('best_n'), n: rounds }),
  /** Best a of the first half and best b of the second; the first half ends after `first_half_rounds`. */
  z.strictObject({
    kind: z.literal('halves'),
    best_first: rounds,
    best_second: rounds,
    first_half_rounds: rounds,
  }),
  /** A share of the rounds held. */
  z.strictObject({
    kind: z.literal('percentage'),
    percent: z.int().check(z.gte(1), z.lte(100)),
    rounding: z.enum(['up', 'down', 'nearest']),
  }),
])
export type DropRule = z.infer<typeof dropRule>

/** `most_places`: most 1st places, then 2nd ..., dropped ones too. `last_round`: the better result in the last round held. */
export const tieBreakStep = z.enum(['most_places', 'last_round'])
export type TieBreakStep = z.infer<typeof tieBreakStep>

/** How a class's season table is made. Configuration with a version, per class. */
export const standingsRules = z.strictObject({
  version: z.int().check(z.gte(1)),
  drop: dropRule,
  /** Rounds a rider must have started to be classified; 0: no minimum. */
  min_starts: z.int().check(z.gte(0), z.lte(99)),
  /** False: a round with a disqualification counts whatever the drop rule says. */
  dsq_droppable: z.boolean(),
  /** Asked in this order; riders equal to the end share the place. */
  tie_break: z.array(tieBreakStep).check(z.maxLength(4)),
  /** Overall result of an event with several motos. */
  event_method: z.enum(['points_sum', 'places_sum']),
  /** Whether a cancelled round lowers the number of scores that count. */
  cancelled_rounds: z.enum(['lower_n', 'keep_n']),
  /** Share of the points that follows a rider who changes class in mid-season, 0..1. */
  carry_factor: z.number().check(z.gte(0), z.lte(1)),
})
export type StandingsRules = z.infer<typeof standingsRules>

export const standardStandingsRules: StandingsRules = {
  version: 1,
  drop: { kind: 'all' },
  min_starts: 0,
  dsq_droppable: true,
  tie_break: ['most_places', 'last_round'],
  event_method: 'points_sum',
  cancelled_rounds: 'lower_n',
  carry_factor: 0,
}
