import { Problem } from '#domain/core/problem.ts'
import type { organisationCalls } from '#domain/organisations/organisation-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { findAdminOrganisation, findPublicOrganisation, listAdminOrganisations } from './organisation-store.ts'

export const organisationHandlers: Handlers<typeof organisationCalls> = {
  async listOrganisations(_input, { db, scope }) {
    const found = await findPublicOrganisation(db, scope.organisation_id)
    return found === null ? [] : [found]
  },

  listAdminOrganisations: (_input, { db, person }) => listAdminOrganisations(db, person),

  async getAdminOrganisation({ params }, { db, person }) {
    const found = await findAdminOrganisation(db, person, params.id)
    if (found === null) throw new Problem('not_found')
    return found
  },
}
