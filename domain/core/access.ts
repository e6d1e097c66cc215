import * as z from 'zod/mini'

/** What a person may be in an organisation. The order is that of rank: an owner may give any role, others none. */
export const organisationRoles = ['owner', 'secretary', 'timekeeper', 'treasurer', 'editor', 'gate'] as const
export const organisationRole = z.enum(organisationRoles)
export type OrganisationRole = z.infer<typeof organisationRole>

/**
 * Who may use a call. `anyone`: also without a sign-in. `signed_in`: every account. `staff`: any role in the organisation
 * of the Organisation header. `{ roles }`: one of these roles there. `platform`: platform admins and superusers.
 * Platform admins and superusers pass every staff rule.
 */
export type Access = 'anyone' | 'signed_in' | 'staff' | 'platform' | { readonly roles: readonly OrganisationRole[] }

/** Which organisation a call works in: none, the one whose site was asked, or the one that the Organisation header names. */
export type Scope = 'none' | 'site' | 'header'

export type Person = {
  user_id: string
  is_superuser: boolean
  is_platform_admin: boolean
  is_staff: boolean
  /** Roles by organisation id. */
  roles: ReadonlyMap<string, readonly OrganisationRole[]>
}

export type Actor = { kind: 'anonymous' } | ({ kind: 'person' } & Person)

/** May see the admin area: superuser, platform admin, or flagged staff (spec section 6). */
export function isAdmin(person: Pick<Person, 'is_superuser' | 'is_staff' | 'is_platform_admin'>): boolean {
  return person.is_superuser || person.is_staff || person.is_platform_admin
}

/** True when the actor stands above every organisation. */
export function isPlatform(actor: Actor): boolean {
  return actor.kind === 'person' && (actor.is_superuser || actor.is_platform_admin)
}

/** The organisation's row exists for this actor: a role there, or above all. Foreign and unknown look the same. */
export function canEnterOrganisation(actor: Actor, organisationId: string): boolean {
  return actor.kind === 'person' && (isPlatform(actor) || (actor.roles.get(organisationId)?.length ?? 0) > 0)
}

/** Why this actor may not use a call in this organisation (null when it works in none), or null when it may. */
export function accessRefusal(
  access: Access,
  actor: Actor,
  organisationId: string | null,
): 'not_signed_in' | 'forbidden' | null {
  if (access === 'anyone') return null
  if (actor.kind === 'anonymous') return 'not_signed_in'
  if (access === 'signed_in' || isPlatform(actor)) return null
  if (access === 'platform') return 'forbidden'
  const held = organisationId === null ? [] : (actor.roles.get(organisationId) ?? [])
  if (access === 'staff') return held.length > 0 ? null : 'forbidden'
  return access.roles.some((role) => held.includes(role)) ? null : 'forbidden'
}
