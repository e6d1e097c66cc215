import type { FastifyRequest } from 'fastify'
import { type Actor, canEnterOrganisation, type Scope } from '#domain/core/access.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Deps } from '#server/deps.ts'
import { findOrganisationBySlug } from '#server/organisations/organisation-store.ts'

declare const scoped: unique symbol

/**
 * The organisation that a store may touch. Only this file makes one, so a store that takes it cannot be called
 * without somebody having asked whether the caller may be there.
 */
export type OrganisationScope = { readonly organisation_id: string; readonly [scoped]: true }

function scopeOf(organisationId: string): OrganisationScope {
  return { organisation_id: organisationId } as OrganisationScope
}

/** For jobs, the demo season and tests, which have no request: the caller answers for the id. */
export const systemScope = scopeOf

/**
 * The scope of a call. `site`: the organisation whose host was asked, else the first. `header`: the one named by the
 * Organisation header, if the caller belongs to it.
 * @throws Problem organisation_required, not_signed_in, or the same not_found for foreign and unknown organisations.
 */
export async function readScope(
  deps: Deps,
  scope: Scope,
  request: FastifyRequest,
  actor: Actor,
): Promise<OrganisationScope | null> {
  if (scope === 'none') return null
  if (scope === 'site') {
    const organisationId = deps.sites.find(request.hostname)
    if (organisationId === null) throw new Problem('not_found')
    return scopeOf(organisationId)
  }
  if (actor.kind === 'anonymous') throw new Problem('not_signed_in')
  const slug = request.headers.organisation
  if (typeof slug !== 'string' || slug === '') throw new Problem('organisation_required')
  const organisation = await findOrganisationBySlug(deps.db, slug)
  if (organisation === null || !canEnterOrganisation(actor, organisation.id)) throw new Problem('not_found')
  return scopeOf(organisation.id)
}
