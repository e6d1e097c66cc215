import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { priceAudience, priceKind } from '#domain/prices/price.ts'
import { minorUnits, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, notNegative, oneOf, refersTo, uniqueTogether } from '../constraints.ts'
import { championshipClasses } from './classes.ts'
import { membershipTypes } from './memberships.ts'
import { priceTables, priceTiers } from './price-tables.ts'
import { ticketTypes } from './tickets.ts'

/**
 * One amount of a price table, in the table's currency. What is null applies to all: no tier, no class, no ticket type.
 * The audience `member` is who holds a valid membership: of the type `member_of_type_id`, or of any while that is null.
 */
export const prices = pgTable(
  'prices',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    price_table_id: uuid().notNull(),
    kind: word(priceKind).notNull(),
    price_tier_id: uuid(),
    championship_class_id: uuid(),
    ticket_type_id: uuid(),
    /** The type sold, for the kind `membership`. */
    membership_type_id: uuid(),
    audience: word(priceAudience).notNull().default('everybody'),
    member_of_type_id: uuid(),
    /** Heads the row of the price table when no class does. */
    label: text().notNull().default(''),
    position: integer().notNull().default(0),
    amount_minor: minorUnits().notNull(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.price_table_id, t.organisation_id], [priceTables.id, priceTables.organisation_id], 'cascade'),
    refersTo([t.price_tier_id, t.price_table_id], [priceTiers.id, priceTiers.price_table_id], 'cascade'),
    refersTo(
      [t.championship_class_id, t.organisation_id],
      [championshipClasses.id, championshipClasses.organisation_id],
    ),
    refersTo([t.ticket_type_id, t.organisation_id], [ticketTypes.id, ticketTypes.organisation_id]),
    refersTo([t.membership_type_id, t.organisation_id], [membershipTypes.id, membershipTypes.organisation_id]),
    refersTo([t.member_of_type_id, t.organisation_id], [membershipTypes.id, membershipTypes.organisation_id]),
    oneOf(t.kind, priceKind),
    oneOf(t.audience, priceAudience),
    check('prices_member_of_type', sql`${t.member_of_type_id} is null or ${t.audience} = 'member'`),
    notNegative(t.amount_minor),
    check('prices_membership_type', sql`(${t.kind} = 'membership') = (${t.membership_type_id} is not null)`),
    check('prices_one_subject', sql`num_nonnulls(${t.championship_class_id}, ${t.ticket_type_id}) <= 1`),
    unique('prices_subject_key')
      .on(
        t.price_table_id,
        t.kind,
        t.price_tier_id,
        t.championship_class_id,
        t.ticket_type_id,
        t.membership_type_id,
        t.audience,
        t.member_of_type_id,
        t.label,
      )
      .nullsNotDistinct(),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.price_tier_id),
    indexOn(t.championship_class_id),
    indexOn(t.ticket_type_id),
    indexOn(t.membership_type_id),
    indexOn(t.member_of_type_id),
  ],
)
