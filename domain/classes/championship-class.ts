import * as z from 'zod/mini'

/** The day on which a rider's age is taken. */
export const ageReference = z.enum(['event_day', 'season_start', 'season_end', 'fixed_day'])
export type AgeReference = z.infer<typeof ageReference>

export const eligibleGender = z.enum(['any', 'female', 'male'])
export type EligibleGender = z.infer<typeof eligibleGender>
