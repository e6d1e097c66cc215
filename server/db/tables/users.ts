import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organisationRole } from '#domain/core/access.ts'
import { day, instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueTogether } from '../constraints.ts'
import { organisations } from './organisations.ts'

/** An account. Never deleted: an erased one keeps its id, loses its data and cannot sign in. */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    /** As typed; unique without regard to case. */
    email: text().notNull(),
    /** Argon2id; null until the owner of an invited account has chosen one. */
    password_hash: text(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    full_name: text().notNull().generatedAlwaysAs(sql`btrim("first_name" || ' ' || "last_name")`),
    default_vehicle_number: text(),
    phone_number: text(),
    date_of_birth: day(),
    nationality: text(),
    race_license_number: text(),
    is_superuser: boolean().notNull().default(false),
    is_staff: boolean().notNull().default(false),
    is_verified: boolean().notNull().default(false),
    is_platform_admin: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    email_preferences: jsonb().$type<JsonObject>().notNull().default({}),
    last_login_at: instant(),
    erased_at: instant(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('users_email_key').on(sql`lower(${t.email})`), indexOn(t.last_name, t.first_name)],
)

/** What a user may do for an organisation. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    user_id: uuid().notNull(),
    role: word(organisationRole).notNull(),
    granted_by_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.user_id], [users.id], 'cascade'),
    refersTo([t.granted_by_id], [users.id]),
    oneOf(t.role, organisationRole),
    uniqueTogether(t.user_id, t.organisation_id, t.role),
    indexOn(t.organisation_id),
    indexOn(t.granted_by_id),
  ],
)
