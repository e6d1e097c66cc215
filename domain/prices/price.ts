import * as z from 'zod/mini'

/** What a price is for. */
export const priceKind = z.enum(['entry', 'ticket', 'membership', 'transponder_hire', 'track_practice'])
export type PriceKind = z.infer<typeof priceKind>

/** Who pays it: everybody, or who holds a valid membership. */
export const priceAudience = z.enum(['everybody', 'member'])
export type PriceAudience = z.infer<typeof priceAudience>
