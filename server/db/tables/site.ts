import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { siteTextKind } from '#domain/organisations/organisation.ts'
import { createdAt, instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { images } from './gallery.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** One row an organisation: what its home page says and shows. */
export const siteSettings = pgTable(
  'site_settings',
  {
    organisation_id: uuid().primaryKey(),
    home_intro_title: text().notNull().default(''),
    /** Rich-text document; null shows the current championship's introduction. */
    home_intro: jsonb().$type<JsonObject>(),
    membership_promotion: text().notNull().default(''),
    logo_image_id: uuid(),
    track_name: text().notNull().default(''),
    track_latitude: doublePrecision(),
    track_longitude: doublePrecision(),
    settings: jsonb().$type<JsonObject>().notNull().default({}),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.logo_image_id, t.organisation_id], [images.id, images.organisation_id]),
    indexOn(t.logo_image_id),
    check('site_settings_latitude', sql`${t.track_latitude} between -90 and 90`),
    check('site_settings_longitude', sql`${t.track_longitude} between -180 and 180`),
  ],
)

/** Legal texts: the published version with the highest number is in force, the older ones stay readable. */
export const siteTexts = pgTable(
  'site_texts',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    kind: word(siteTextKind).notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    /** Rich-text document. */
    body: jsonb().$type<JsonObject>().notNull(),
    published_at: instant(),
    created_by_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.created_by_id], [users.id]),
    oneOf(t.kind, siteTextKind),
    positive(t.version),
    uniqueTogether(t.organisation_id, t.kind, t.version),
    indexOn(t.created_by_id),
  ],
)
