import { eq } from 'drizzle-orm'
import type { Pricing } from '#domain/prices/pricing-calls.ts'
import { listClassPlates } from '#server/classes/class-store.ts'
import type { Db } from '#server/db/client.ts'
import { membershipTypes } from '#server/db/tables/memberships.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { ticketTypes } from '#server/db/tables/tickets.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { listOfferedGroups } from '#server/memberships/membership-store.ts'
import { priceTableAnswer } from './price-table-answer.ts'
import { listPriceTables } from './price-table-store.ts'
import { seasonLedger } from './season-ledger.ts'

/** The pricing page: public tables, the ledger of the first membership on sale. */
export async function getPricing(db: Db, scope: OrganisationScope, nowMs: number): Promise<Pricing> {
  const own = scope.organisation_id
  const [tables, groups, ledgerFor, classes, tickets, memberships, [organisation]] = await Promise.all([
    listPriceTables(db, scope),
    listOfferedGroups(db, scope),
    seasonLedger(db, scope, nowMs),
    listClassPlates(db, scope),
    db
      .select({ id: ticketTypes.id, name: ticketTypes.name })
      .from(ticketTypes)
      .where(eq(ticketTypes.organisation_id, own)),
    db
      .select({ id: membershipTypes.id, name: membershipTypes.name })
      .from(membershipTypes)
      .where(eq(membershipTypes.organisation_id, own)),
    db.select({ currency: organisations.currency }).from(organisations).where(eq(organisations.id, own)),
  ])
  const group = groups.find(({ types }) => types.length > 0)
  const type = group?.types[0]
  const names = {
    classes,
    ticket_types: new Map(tickets.map(({ id, name }) => [id, name])),
    membership_types: new Map(memberships.map(({ id, name }) => [id, name])),
  }
  return {
    currency: tables[0]?.currency ?? organisation?.currency ?? 'EUR',
    price_tables: tables.filter(({ is_public }) => is_public).map((table) => priceTableAnswer(table, names, nowMs)),
    ledger: type === undefined ? null : ledgerFor(type),
    membership_group_id: group?.id ?? null,
  }
}
