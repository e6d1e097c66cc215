import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isoInstant } from '#server/db/iso-instant.ts'
import { priceTables, priceTiers } from '#server/db/tables/price-tables.ts'
import { prices } from '#server/db/tables/prices.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import type { Price, PriceTableRows, Tier } from './price-lookup.ts'

// Drizzle drops the table's name from columns at the top of a field in a query of one table; nested ones keep it.
const tiersOfTable = sql<Tier[]>`${sql`coalesce((
  select json_agg(json_build_object(
    'id', ${priceTiers.id}, 'name', ${priceTiers.name},
    'valid_from', ${isoInstant(priceTiers.valid_from)}, 'valid_to', ${isoInstant(priceTiers.valid_to)}
  ) order by ${priceTiers.valid_from} nulls first, ${priceTiers.position}, ${priceTiers.id})
  from ${priceTiers} where ${priceTiers.price_table_id} = ${priceTables.id}), '[]')`}`

const pricesOfTable = sql<Price[]>`${sql`coalesce((
  select json_agg(json_build_object(
    'kind', ${prices.kind}, 'price_tier_id', ${prices.price_tier_id},
    'championship_class_id', ${prices.championship_class_id}, 'ticket_type_id', ${prices.ticket_type_id},
    'membership_type_id', ${prices.membership_type_id}, 'audience', ${prices.audience},
    'member_of_type_id', ${prices.member_of_type_id}, 'label', ${prices.label}, 'amount_minor', ${prices.amount_minor}
  ) order by ${prices.position}, ${prices.id})
  from ${prices} where ${prices.price_table_id} = ${priceTables.id}), '[]')`}`

const columns = {
  id: priceTables.id,
  name: priceTables.name,
  note: priceTables.note,
  currency: priceTables.currency,
  championship_id: priceTables.championship_id,
  is_public: priceTables.is_public,
  tiers: tiersOfTable,
  prices: pricesOfTable,
}

/** These tables with everything in them, archived ones too: an event may still use one. */
export async function findPriceTables(
  db: Db,
  scope: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, PriceTableRows>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(columns)
    .from(priceTables)
    .where(and(eq(priceTables.organisation_id, scope.organisation_id), inArray(priceTables.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The tables in use, in their order. */
export async function listPriceTables(db: Db, scope: OrganisationScope): Promise<PriceTableRows[]> {
  return db
    .select(columns)
    .from(priceTables)
    .where(and(eq(priceTables.organisation_id, scope.organisation_id), isNull(priceTables.archived_at)))
    .orderBy(asc(priceTables.position), asc(priceTables.id))
}
