import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { currencyCode, instant, type JsonObject, primaryId, timestamps } from '../columns.ts'
import { indexOn, inOrder, isCurrency, refersTo, uniqueTogether } from '../constraints.ts'
import { championships } from './championships.ts'
import { organisations } from './organisations.ts'

/** Fees by date tier; in one currency. */
export const priceTables = pgTable(
  'price_tables',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    championship_id: uuid(),
    name: text().notNull(),
    note: text(),
    currency: currencyCode(),
    /** Family discount and the like: rules that the price calculation knows. */
    discounts: jsonb().$type<JsonObject>().notNull().default({}),
    /** Whether it stands on the pricing page. */
    is_public: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    archived_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.championship_id, t.organisation_id], [championships.id, championships.organisation_id]),
    isCurrency(t.currency),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id),
    indexOn(t.championship_id),
  ],
)

/** A span of dates with its own fees. The tiers of one table never overlap: an exclusion constraint refuses it. */
export const priceTiers = pgTable(
  'price_tiers',
  {
    id: primaryId(),
    price_table_id: uuid().notNull(),
    name: text().notNull(),
    /** Null: from ever / until ever. The end does not belong to the tier. */
    valid_from: instant(),
    valid_to: instant(),
    is_late_entry: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.price_table_id], [priceTables.id], 'cascade'),
    inOrder(t.valid_from, t.valid_to),
    uniqueTogether(t.id, t.price_table_id),
    indexOn(t.price_table_id),
  ],
)
