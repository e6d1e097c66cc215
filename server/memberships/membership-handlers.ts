import { Problem } from '#domain/core/problem.ts'
import type { membershipCalls } from '#domain/memberships/membership-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { listMembershipOffer } from './membership-offer.ts'

export const membershipHandlers: Handlers<typeof membershipCalls> = {
  listMembershipGroups: (_input, { db, scope, deps }) => listMembershipOffer(db, scope, deps.now()),
  getMembershipGroup: async ({ params }, { db, scope, deps }) => {
    const groups = await listMembershipOffer(db, scope, deps.now())
    const group = groups.find(({ id }) => id === params.id)
    if (group === undefined) throw new Problem('not_found')
    return group
  },
}
