import * as z from 'zod/mini'

/** What a price is for. */
export const priceKind = z.enum(['entry', 'ticket', 'membership', 'transponder_hire', 'track_practice'])
export type PriceKind = z.infer<typeof priceKind>
