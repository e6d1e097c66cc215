import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'

/** What can be bought: price in minor units, for whom, how long it holds. */
export const membershipType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price_minor: z.int(),
  currency: z.string(),
  /** In words: "1 January to 31 December 2025", "12 months from the day you join". */
  term: z.string(),
  /** In words, or null when everybody may join. */
  eligibility: z.nullable(z.string()),
  /** What a season costs less with it, in minor units, or null. */
  saving_minor: z.nullable(z.int()),
})
export type MembershipType = z.infer<typeof membershipType>

export const membershipGroup = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  types: z.array(membershipType),
})
export type MembershipGroup = z.infer<typeof membershipGroup>

const read = {
  method: 'GET',
  access: 'anyone',
  scope: 'site',
  /** The saving is worked out from the season's fees, classes and rounds. */
  cachedFor: ['memberships', 'prices', 'classes', 'championships', 'events', 'site'],
} as const

export const membershipCalls = {
  listMembershipGroups: defineCall({
    ...read,
    path: 'memberships/groups/',
    summary: 'The memberships on offer',
    answer: z.array(membershipGroup),
  }),
  getMembershipGroup: defineCall({
    ...read,
    path: 'memberships/groups/{id}/',
    summary: 'A group of memberships',
    params: z.strictObject({ id }),
    answer: membershipGroup,
    problems: ['not_found'],
  }),
}
