import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import { gender, participantRelation } from '#domain/participants/participant.ts'
import { day, instant, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueTogether, uniqueWhere } from '../constraints.ts'
import { users } from './users.ts'

/** A person who can be entered: oneself or a linked profile. Belongs to no organisation; entries do. */
export const participants = pgTable(
  'participants',
  {
    uuid: uuid().primaryKey().$defaultFn(newId),
    first_name: text().notNull(),
    last_name: text().notNull(),
    full_name: text().notNull().generatedAlwaysAs(sql`btrim("first_name" || ' ' || "last_name")`),
    date_of_birth: day(),
    nationality: text(),
    gender: word(gender),
    email: text(),
    phone_number: text(),
    club: text(),
    default_vehicle_number: text(),
    race_license_number: text(),
    race_license_expires_on: day(),
    federation: text(),
    emergency_contact_name: text(),
    emergency_contact_phone: text(),
    emergency_contact_relation: text(),
    /** For staff round an event only; each read is logged. */
    medical_note: text(),
    /** Whether the name stands in public entry lists. */
    is_listed_publicly: boolean().notNull().default(false),
    /** Results stand under this name once the person has asked to be forgotten. */
    pseudonym: text(),
    erased_at: instant(),
    /** This row was a duplicate; everything of it belongs to that one now. */
    merged_into_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.merged_into_id], [t.uuid]),
    oneOf(t.gender, gender),
    check('participants_not_merged_into_itself', sql`${t.merged_into_id} <> ${t.uuid}`),
    indexOn(t.last_name, t.first_name),
    indexOn(t.merged_into_id),
  ],
)

/** Which accounts look after a participant. */
export const participantLinks = pgTable(
  'participant_links',
  {
    id: primaryId(),
    user_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    relation: word(participantRelation).notNull(),
    is_self: boolean().notNull().default(false),
    /** May sign for the participant while a minor. */
    is_guardian: boolean().notNull().default(false),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.user_id], [users.id], 'cascade'),
    refersTo([t.participant_id], [participants.uuid], 'cascade'),
    oneOf(t.relation, participantRelation),
    check('participant_links_self', sql`${t.is_self} = (${t.relation} = 'self')`),
    uniqueTogether(t.user_id, t.participant_id),
    uniqueWhere([t.user_id], sql`${t.is_self}`),
    uniqueWhere([t.participant_id], sql`${t.is_self}`),
    indexOn(t.participant_id),
  ],
)

/** A motorcycle in a participant's garage. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: primaryId(),
    participant_id: uuid().notNull(),
    make: text().notNull(),
    model: text().notNull().default(''),
    engine_cc: integer(),
    model_year: integer(),
    is_default: boolean().notNull().default(false),
    retired_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.participant_id], [participants.uuid], 'cascade'),
    check('vehicles_engine_cc', sql`${t.engine_cc} between 0 and 3000`),
    uniqueTogether(t.id, t.participant_id),
    uniqueWhere([t.participant_id], sql`${t.is_default}`),
    indexOn(t.participant_id),
  ],
)
