import * as z from 'zod/mini'
import type { PointsLine } from '#domain/points/allocate-points.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { ResultState } from '#domain/results/result-words.ts'

/** One run that counts for the points of one class: who came where, and what it brought. */
export type ClassRun = {
  event_id: string
  race_run_id: string
  name: string
  planned_start: string
  championship_class_id: string
  state: ResultState
  /** When it was published, or the last fact came in. */
  updated_at: string | null
  lines: ClassRunLine[]
}

export type ClassRunLine = Pick<
  ResultRow,
  'event_sign_up_id' | 'participant_id' | 'start_number' | 'class_position' | 'class_rank' | 'status'
> & { scored: PointsLine }

/** Where a stored score comes from, as `class_points.breakdown` keeps it. */
const pointsBreakdown = z.object({
  eligible: z.boolean(),
  place: z.nullable(z.int()),
  place_points: z.number(),
  bonus: z.object({ holeshot: z.number(), pole: z.number(), fastest_lap: z.number(), participation: z.number() }),
  minus_points: z.number(),
})
export type PointsBreakdown = z.infer<typeof pointsBreakdown>

/** @throws ZodError when a stored breakdown is not one */
export function parseBreakdown(value: unknown): PointsBreakdown {
  return pointsBreakdown.parse(value)
}

export function breakdownOf({ eligible, place, place_points, bonus, minus_points }: PointsLine): PointsBreakdown {
  return { eligible, place, place_points, bonus, minus_points }
}

/** All bonuses of a line together. */
export function bonusOf({ bonus }: PointsLine): number {
  return bonus.holeshot + bonus.pole + bonus.fastest_lap + bonus.participation
}
