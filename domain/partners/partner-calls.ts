import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'

export const partner = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  logo_dark: z.nullable(z.string()),
  url: z.nullable(z.string()),
  benefit: z.nullable(z.string()),
  how_to_redeem: z.nullable(z.string()),
  /** Members see a code here once they are signed in. */
  has_code: z.boolean(),
})
export type Partner = z.infer<typeof partner>

export const partnerCalls = {
  listPartners: defineCall({
    method: 'GET',
    path: 'partners/',
    summary: 'Sponsors and partners with what members get',
    access: 'anyone',
    scope: 'site',
    cachedFor: ['partners'],
    answer: z.array(partner),
  }),
  listPartnerCodes: defineCall({
    method: 'GET',
    path: 'partners/codes/',
    summary: "Partners' codes, for members with a valid membership; empty for others",
    access: 'signed_in',
    scope: 'site',
    answer: z.array(z.object({ partner_id: z.string(), code: z.string() })),
  }),
}
