import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { depositState, transponderState } from '#domain/transponders/transponder.ts'
import { currencyCode, instant, minorUnits, primaryId, timestamps, word } from '../columns.ts'
import {
  indexOn,
  inOrder,
  isCurrency,
  notNegative,
  oneOf,
  refersTo,
  uniqueTogether,
  uniqueWhere,
} from '../constraints.ts'
import { classAssignments } from './class-assignments.ts'
import { events } from './events.ts'
import { organisations } from './organisations.ts'
import { participants } from './participants.ts'
import { users } from './users.ts'

/** A pool of transponders for hire. */
export const transponderCollections = pgTable(
  'transponder_collections',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    deposit_minor: minorUnits().notNull().default(0),
    currency: currencyCode(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    isCurrency(t.currency),
    notNegative(t.deposit_minor),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id),
  ],
)

/** One transponder: of a pool (organisation and collection), or a rider's own (owner). */
export const transponders = pgTable(
  'transponders',
  {
    id: primaryId(),
    organisation_id: uuid(),
    transponder_collection_id: uuid(),
    owner_participant_id: uuid(),
    /** As the decoder reports it. */
    number: text().notNull(),
    label: text().notNull().default(''),
    state: word(transponderState).notNull().default('in'),
    note: text().notNull().default(''),
    ...timestamps(),
  },
  (t) => [
    refersTo(
      [t.transponder_collection_id, t.organisation_id],
      [transponderCollections.id, transponderCollections.organisation_id],
    ),
    refersTo([t.owner_participant_id], [participants.uuid]),
    oneOf(t.state, transponderState),
    check(
      'transponders_pool_or_owner',
      sql`case when ${t.owner_participant_id} is null
        then num_nulls(${t.organisation_id}, ${t.transponder_collection_id}) = 0
        else num_nonnulls(${t.organisation_id}, ${t.transponder_collection_id}) = 0 end`,
    ),
    uniqueTogether(t.id, t.number),
    uniqueWhere([t.organisation_id, t.number], sql`${t.owner_participant_id} is null`),
    uniqueWhere([t.owner_participant_id, t.number], sql`${t.owner_participant_id} is not null`),
    indexOn(t.transponder_collection_id),
    indexOn(t.number),
  ],
)

/**
 * Who carries a transponder, from when until when (until further notice while `valid_to` is null). One number of one
 * organisation is never with two riders at the same moment: an exclusion constraint refuses it.
 */
export const transponderAssignments = pgTable(
  'transponder_assignments',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    transponder_id: uuid().notNull(),
    /** Copied from the transponder, because the exclusion constraint needs it here. */
    transponder_number: text().notNull(),
    participant_id: uuid().notNull(),
    /** Null: in all of the rider's classes. */
    class_assignment_id: uuid(),
    /** The event of a loan; null for a rider's own. */
    event_id: uuid(),
    valid_from: instant().notNull(),
    valid_to: instant(),
    issued_by_id: uuid(),
    returned_at: instant(),
    deposit_minor: minorUnits().notNull().default(0),
    deposit_state: word(depositState).notNull().default('none'),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.transponder_id, t.transponder_number], [transponders.id, transponders.number]).onUpdate('cascade'),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.class_assignment_id, t.organisation_id], [classAssignments.id, classAssignments.organisation_id]),
    refersTo([t.class_assignment_id, t.participant_id], [classAssignments.id, classAssignments.participant_id]),
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.issued_by_id], [users.id]),
    inOrder(t.valid_from, t.valid_to),
    notNegative(t.deposit_minor),
    oneOf(t.deposit_state, depositState),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.transponder_id),
    indexOn(t.participant_id),
    indexOn(t.class_assignment_id),
    indexOn(t.event_id),
    indexOn(t.issued_by_id),
  ],
)
