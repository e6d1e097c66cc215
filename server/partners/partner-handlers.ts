import type { partnerCalls } from '#domain/partners/partner-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { hasValidMembership, listPartnerCodes, listPartners } from './partner-store.ts'

export const partnerHandlers: Handlers<typeof partnerCalls> = {
  listPartners: (_input, { db, scope }) => listPartners(db, scope),
  listPartnerCodes: async (_input, { db, scope, person, deps }) => {
    const now = new Date(deps.now()).toISOString()
    return (await hasValidMembership(db, scope, person.user_id, now)) ? listPartnerCodes(db, scope) : []
  },
}
