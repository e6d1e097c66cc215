import * as z from 'zod/mini'
import { classPlate, riderLine } from '#domain/classes/class-words.ts'
import { resultState } from '#domain/results/result-words.ts'

/** A round of a season: held, going on, still to come, or cancelled. */
export const round = z.object({
  event_id: z.string(),
  round_number: z.int(),
  name: z.string(),
  short_name: z.string(),
  start_date_time: z.string(),
  time_zone: z.string(),
  state: z.enum(['held', 'running', 'open', 'upcoming', 'cancelled']),
  results_available: z.boolean(),
})
export type Round = z.infer<typeof round>

export const championship = z.object({
  id: z.string(),
  name: z.string(),
  season: z.string(),
  /** Paragraphs: what the championship is, how medals and the trophy are won. */
  introduction: z.array(z.string()),
  rules_text: z.array(z.string()),
  rounds: z.array(round),
  classes: z.array(classPlate),
})
export type Championship = z.infer<typeof championship>

export const standingsRow = z.extend(riderLine, {
  position: z.nullable(z.int()),
  red_plate: z.boolean(),
  points: z.number(),
  behind_leader: z.number(),
  /** One for each round of the table; null: not held yet or not entered. `text`: DNS, DSQ in place of points. */
  scores: z.array(
    z.nullable(
      z.object({ points: z.number(), text: z.nullable(z.string()), dropped: z.boolean(), provisional: z.boolean() }),
    ),
  ),
  adjustments: z.array(z.object({ points: z.number(), reason: z.string() })),
  /** What broke a tie, in words: "Ahead of 7 on one third place to none". */
  tie_note: z.nullable(z.string()),
})
export type StandingsRow = z.infer<typeof standingsRow>

/** A class's season table. While a run goes on its points count as if it stopped now. */
export const standings = z.object({
  championship: z.object({ id: z.string(), name: z.string(), season: z.string() }),
  championship_class: classPlate,
  state: resultState,
  version: z.nullable(z.int()),
  updated_at: z.nullable(z.string()),
  rounds: z.array(round),
  /** In words, for 'As it stands'; null when no run goes on. */
  running: z.nullable(z.string()),
  /** The drop rule and the tie-break chain in words. */
  rules_text: z.string(),
  rows: z.array(standingsRow),
})
export type Standings = z.infer<typeof standings>

/** A championship's results at a glance: who leads each class. */
export const championshipResults = z.extend(championship, {
  leaders: z.array(
    z.object({
      championship_class_id: z.string(),
      rows: z.array(z.extend(riderLine, { position: z.nullable(z.int()), points: z.number() })),
    }),
  ),
})
export type ChampionshipResults = z.infer<typeof championshipResults>
