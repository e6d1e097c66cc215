import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { primaryId, timestamps } from '../columns.ts'
import { indexOn, refersTo } from '../constraints.ts'
import { images } from './gallery.ts'
import { organisations } from './organisations.ts'

/** A sponsor with a benefit for riders; the code is for members only. */
export const partners = pgTable(
  'partners',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    logo_image_id: uuid(),
    /** Address of a logo that is not in the gallery. */
    logo: text(),
    url: text(),
    benefit: text().notNull().default(''),
    how_to_redeem: text().notNull().default(''),
    code: text(),
    position: integer().notNull().default(0),
    is_published: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.logo_image_id, t.organisation_id], [images.id, images.organisation_id]),
    indexOn(t.organisation_id, t.position),
    indexOn(t.logo_image_id),
  ],
)
