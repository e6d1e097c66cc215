import * as z from 'zod/mini'

export const championshipState = z.enum(['draft', 'published', 'archived'])
export type ChampionshipState = z.infer<typeof championshipState>
