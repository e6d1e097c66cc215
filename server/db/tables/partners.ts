import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { primaryId, timestamps } from '../columns.ts'
import { indexOn, refersTo } from '../constraints.ts'
import { organisations } from './organisations.ts'

/** A sponsor with a benefit for riders; the code is for members only. */
export const partners = pgTable(
  'partners',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    /** Addresses of the logo, and of another one for the dark scheme. */
    logo: text(),
    logo_dark: text(),
    url: text(),
    benefit: text(),
    how_to_redeem: text(),
    code: text(),
    position: integer().notNull().default(0),
    is_published: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [refersTo([t.organisation_id], [organisations.id]), indexOn(t.organisation_id, t.position)],
)
