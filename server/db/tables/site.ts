import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LegalText } from '#domain/site/site-calls.ts'
import { siteTextKind } from '#domain/site/site-text-kind.ts'
import { createdAt, instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { championships } from './championships.ts'
import { images } from './gallery.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** One row an organisation: what its home page says and shows. */
export const siteSettings = pgTable(
  'site_settings',
  {
    organisation_id: uuid().primaryKey(),
    tagline: text(),
    /** Address of the logo. */
    logo: text(),
    /** First year of the copyright line. */
    copyright_from: integer().notNull(),
    /** The championship that the home page introduces. */
    featured_championship_id: uuid(),
    /** The home track; without a name it is not shown. */
    track_name: text(),
    track_description: text().notNull().default(''),
    track_plan_image_id: uuid(),
    track_latitude: doublePrecision(),
    track_longitude: doublePrecision(),
    settings: jsonb().$type<JsonObject>().notNull().default({}),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.featured_championship_id, t.organisation_id], [championships.id, championships.organisation_id]),
    refersTo([t.track_plan_image_id, t.organisation_id], [images.id, images.organisation_id]),
    indexOn(t.featured_championship_id),
    indexOn(t.track_plan_image_id),
    check(
      'site_settings_track_place_known',
      sql`${t.track_name} is null or num_nulls(${t.track_latitude}, ${t.track_longitude}) = 0`,
    ),
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
    sections: jsonb().$type<LegalText['sections']>().notNull(),
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
