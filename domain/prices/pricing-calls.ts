import * as z from 'zod/mini'
import { classPlate } from '#domain/classes/class-words.ts'
import { defineCall } from '#domain/core/call.ts'

/** A price table: a row per class or service, a column per date tier; the tier of today is marked. */
export const priceTable = z.object({
  id: z.string(),
  name: z.string(),
  note: z.nullable(z.string()),
  tiers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      valid_from: z.nullable(z.string()),
      valid_to: z.nullable(z.string()),
      is_current: z.boolean(),
    }),
  ),
  rows: z.array(
    z.object({
      label: z.string(),
      championship_class: z.nullable(classPlate),
      /** One for each tier. Minor units; null: not sold in this tier. */
      prices: z.array(z.object({ visitor_minor: z.nullable(z.int()), member_minor: z.nullable(z.int()) })),
    }),
  ),
})
export type PriceTable = z.infer<typeof priceTable>

/** A season worked out for a visitor and for a member; sums in minor units. */
export const memberLedger = z.object({
  lines: z.array(
    z.object({ label: z.string(), visitor_minor: z.nullable(z.int()), member_minor: z.nullable(z.int()) }),
  ),
  visitor_total_minor: z.int(),
  member_total_minor: z.int(),
})
export type MemberLedger = z.infer<typeof memberLedger>

export const pricing = z.object({
  currency: z.string(),
  price_tables: z.array(priceTable),
  ledger: z.nullable(memberLedger),
  membership_group_id: z.nullable(z.string()),
})
export type Pricing = z.infer<typeof pricing>

export const pricingCalls = {
  getPricing: defineCall({
    method: 'GET',
    path: 'pricing/',
    summary: 'Fees by class and date, and what a member saves',
    access: 'anyone',
    scope: 'site',
    cachedFor: ['prices', 'memberships', 'classes', 'championships', 'events', 'site'],
    answer: pricing,
  }),
}
