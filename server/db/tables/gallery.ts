import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { primaryId, timestamps } from '../columns.ts'
import { indexOn, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { storedFiles } from './files.ts'
import { organisations } from './organisations.ts'

/** A gallery: pictures in an order. */
export const imageSets = pgTable(
  'image_sets',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id),
  ],
)

export const images = pgTable(
  'images',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    image_set_id: uuid().notNull(),
    /** Address of the picture, and of another one for the dark scheme. */
    image: text().notNull(),
    image_dark: text(),
    alt: text().notNull(),
    caption: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The point that stays in view when the picture is cropped, as shares of width and height (0..1). */
    focal_x: doublePrecision().notNull().default(0.5),
    focal_y: doublePrecision().notNull().default(0.5),
    position: integer().notNull().default(0),
    in_carousel: boolean().notNull().default(false),
    carousel_position: integer().notNull().default(0),
    /** What a slide says, and where it leads. */
    carousel_title: text(),
    carousel_text: text(),
    carousel_link: text(),
    stored_file_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.image_set_id, t.organisation_id], [imageSets.id, imageSets.organisation_id], 'cascade'),
    refersTo([t.stored_file_id, t.organisation_id], [storedFiles.id, storedFiles.organisation_id]),
    positive(t.width),
    positive(t.height),
    check('images_focal_point', sql`${t.focal_x} between 0 and 1 and ${t.focal_y} between 0 and 1`),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.image_set_id, t.position),
    indexOn(t.organisation_id, t.in_carousel),
    indexOn(t.stored_file_id),
  ],
)
