import * as z from 'zod/mini'

/** How a rider came onto a run's start list. */
export const raceRunEntrySource = z.enum(['group', 'transfer', 'manual'])
export type RaceRunEntrySource = z.infer<typeof raceRunEntrySource>
