import { type Actor, isPlatform, type OrganisationRole } from '#domain/core/access.ts'

/** Who may record what happens on the track. */
export const timingRoles: readonly OrganisationRole[] = ['owner', 'secretary', 'timekeeper']

/** In which organisations this person may time: all of them, or those of the list. */
export function organisationsToTime(actor: Actor): 'all' | string[] {
  if (actor.kind === 'anonymous') return []
  if (isPlatform(actor)) return 'all'
  return organisationsOf(actor.roles, (role) => timingRoles.includes(role))
}

/** To which organisations this person belongs at all: there a refusal may say that the run exists. */
export function organisationsToSee(actor: Actor): 'all' | string[] {
  if (actor.kind === 'anonymous') return []
  return isPlatform(actor) ? 'all' : organisationsOf(actor.roles, () => true)
}

function organisationsOf(
  roles: ReadonlyMap<string, readonly OrganisationRole[]>,
  suits: (role: OrganisationRole) => boolean,
): string[] {
  return [...roles].flatMap(([organisationId, held]) => (held.some(suits) ? [organisationId] : []))
}
