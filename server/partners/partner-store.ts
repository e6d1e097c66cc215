import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Partner } from '#domain/partners/partner-calls.ts'
import type { Db } from '#server/db/client.ts'
import { membershipPeople, memberships } from '#server/db/tables/memberships.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { participantLinks } from '#server/db/tables/participants.ts'
import { partners } from '#server/db/tables/partners.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

const isPublic = (scope: OrganisationScope) =>
  and(eq(partners.organisation_id, scope.organisation_id), eq(partners.is_published, true))

/** Published partners in their order; whether there is a code, never the code itself. */
export async function listPartners(db: Db, scope: OrganisationScope): Promise<Partner[]> {
  return db
    .select({
      id: partners.id,
      name: partners.name,
      logo: partners.logo,
      logo_dark: partners.logo_dark,
      url: partners.url,
      benefit: partners.benefit,
      how_to_redeem: partners.how_to_redeem,
      has_code: sql<boolean>`${partners.code} is not null`,
    })
    .from(partners)
    .where(isPublic(scope))
    .orderBy(partners.position, partners.id)
}

/** The partners' codes. Only for who `hasValidMembership`. */
export async function listPartnerCodes(
  db: Db,
  scope: OrganisationScope,
): Promise<{ partner_id: string; code: string }[]> {
  return db
    .select({ partner_id: partners.id, code: sql<string>`${partners.code}` })
    .from(partners)
    .where(and(isPublic(scope), isNotNull(partners.code)))
    .orderBy(partners.position, partners.id)
}

/**
 * Whether the account looks after somebody whose membership of this organisation is valid on the day of `now` in the
 * organisation's own time zone: the holder, or one of a family.
 */
export async function hasValidMembership(
  db: Db,
  scope: OrganisationScope,
  userId: string,
  now: string,
): Promise<boolean> {
  const today = sql`(${now}::timestamptz at time zone ${organisations.time_zone})::date`
  const isPerson = or(
    eq(participantLinks.participant_id, memberships.participant_id),
    eq(participantLinks.participant_id, membershipPeople.participant_id),
  )
  const [row] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .leftJoin(membershipPeople, eq(membershipPeople.membership_id, memberships.id))
    .innerJoin(participantLinks, isPerson)
    .where(
      and(
        eq(memberships.organisation_id, scope.organisation_id),
        eq(participantLinks.user_id, userId),
        eq(memberships.state, 'active'),
        sql`${today} between ${memberships.valid_from} and ${memberships.valid_to}`,
      ),
    )
    .limit(1)
  return row !== undefined
}
