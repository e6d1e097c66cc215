import { eq } from 'drizzle-orm'
import type { MembershipGroup } from '#domain/memberships/membership-calls.ts'
import type { Db } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { type LedgerFor, seasonLedger } from '#server/prices/season-ledger.ts'
import { listOfferedGroups, type OfferedType } from './membership-store.ts'
import { joinText, termText } from './membership-words.ts'

/** The memberships on offer, with what a season costs less with each. */
export async function listMembershipOffer(db: Db, scope: OrganisationScope, nowMs: number): Promise<MembershipGroup[]> {
  const [groups, ledgerFor, today] = await Promise.all([
    listOfferedGroups(db, scope),
    seasonLedger(db, scope, nowMs),
    todayOf(db, scope, nowMs),
  ])
  return groups.map((group) => ({
    ...group,
    types: group.types.map((type) => ({
      id: type.id,
      name: type.name,
      description: type.description,
      price_minor: type.price_minor,
      currency: type.currency,
      term: termText(type, today),
      eligibility: joinText(type),
      saving_minor: savingOf(type, ledgerFor),
    })),
  }))
}

/** Only what is really saved counts, and only for one person. */
function savingOf(type: OfferedType, ledgerFor: LedgerFor): number | null {
  const ledger = type.max_people > 1 ? null : ledgerFor(type)
  const saving = ledger === null ? 0 : ledger.visitor_total_minor - ledger.member_total_minor
  return saving > 0 ? saving : null
}

/** The day of the organisation's own calendar. */
async function todayOf(db: Db, scope: OrganisationScope, nowMs: number): Promise<string> {
  const [row] = await db
    .select({ time_zone: organisations.time_zone })
    .from(organisations)
    .where(eq(organisations.id, scope.organisation_id))
  return new Intl.DateTimeFormat('en-CA', { timeZone: row?.time_zone ?? 'UTC' }).format(nowMs)
}
