import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { membershipState, membershipTerm } from '#domain/memberships/membership.ts'
import { currencyCode, day, instant, minorUnits, paragraphs, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, inOrder, isCurrency, notNegative, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { participants } from './participants.ts'
import { users } from './users.ts'

/** What is offered together on the pricing page: season memberships, track practice. */
export const membershipGroups = pgTable(
  'membership_groups',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    benefits: paragraphs(),
    position: integer().notNull().default(0),
    is_public: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id),
  ],
)

/** Adult, Junior, Family ... */
export const membershipTypes = pgTable(
  'membership_types',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    membership_group_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    term: word(membershipTerm).notNull(),
    /** The dates of the term `fixed_dates`, both included. */
    fixed_from: day(),
    fixed_to: day(),
    price_minor: minorUnits().notNull(),
    currency: currencyCode(),
    min_age: integer(),
    max_age: integer(),
    /** More than 1 for a family. */
    max_people: integer().notNull().default(1),
    position: integer().notNull().default(0),
    is_on_sale: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.membership_group_id, t.organisation_id], [membershipGroups.id, membershipGroups.organisation_id]),
    oneOf(t.term, membershipTerm),
    check(
      'membership_types_fixed_dates',
      sql`${t.term} <> 'fixed_dates' or num_nulls(${t.fixed_from}, ${t.fixed_to}) = 0`,
    ),
    inOrder(t.fixed_from, t.fixed_to),
    notNegative(t.price_minor),
    isCurrency(t.currency),
    inOrder(t.min_age, t.max_age),
    positive(t.max_people),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.membership_group_id),
  ],
)

/** A person's own; whether it is valid today follows from state and dates (both included). */
export const memberships = pgTable(
  'memberships',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    membership_type_id: uuid().notNull(),
    /** The holder. Further people of a family are in `membership_people`. */
    participant_id: uuid().notNull(),
    purchaser_id: uuid(),
    state: word(membershipState).notNull().default('pending'),
    /** Printed on the card; given when it becomes active. */
    number: text(),
    card_code: text().unique('memberships_card_code_key'),
    valid_from: day(),
    valid_to: day(),
    activated_at: instant(),
    staff_note: text().notNull().default(''),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.membership_type_id, t.organisation_id], [membershipTypes.id, membershipTypes.organisation_id]),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.purchaser_id], [users.id]),
    oneOf(t.state, membershipState),
    inOrder(t.valid_from, t.valid_to),
    check(
      'memberships_active_is_complete',
      sql`${t.state} <> 'active' or num_nulls(${t.number}, ${t.valid_from}, ${t.valid_to}) = 0`,
    ),
    uniqueTogether(t.organisation_id, t.number),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.membership_type_id),
    indexOn(t.participant_id),
    indexOn(t.purchaser_id),
    indexOn(t.organisation_id, t.valid_to),
  ],
)

/** The further people of a family membership. */
export const membershipPeople = pgTable(
  'membership_people',
  { membership_id: uuid().notNull(), participant_id: uuid().notNull(), ...timestamps() },
  (t) => [
    primaryKey({ columns: [t.membership_id, t.participant_id], name: 'membership_people_key' }),
    refersTo([t.membership_id], [memberships.id], 'cascade'),
    refersTo([t.participant_id], [participants.uuid]),
    indexOn(t.participant_id),
  ],
)
