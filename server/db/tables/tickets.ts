import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, primaryId, timestamps } from '../columns.ts'
import { notNegative, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { events } from './events.ts'

/** What a ticketed event sells. Its row is locked while places are taken. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    capacity: integer(),
    /** In the organisation's currency, unless the event's price table has another amount. */
    price_minor: minorUnits().notNull(),
    position: integer().notNull().default(0),
    is_on_sale: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    positive(t.capacity),
    notNegative(t.price_minor),
    uniqueTogether(t.id, t.event_id),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.event_id, t.name),
  ],
)
