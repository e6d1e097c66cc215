import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ticketState } from '#domain/registrations/ticket.ts'
import { instant, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo } from '../constraints.ts'
import { eventSignUps } from './event-sign-ups.ts'
import { users } from './users.ts'

/** A ticket or rider's pass with its QR code, issued when the sign-up is paid. */
export const tickets = pgTable(
  'tickets',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull().unique('tickets_event_sign_up_id_key'),
    holder_name: text().notNull(),
    /** Random; what the QR code holds. */
    code: text().notNull().unique('tickets_code_key'),
    state: word(ticketState).notNull().default('valid'),
    used_at: instant(),
    used_by_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id]),
    refersTo([t.event_sign_up_id, t.organisation_id], [eventSignUps.id, eventSignUps.organisation_id]),
    refersTo([t.used_by_id], [users.id]),
    oneOf(t.state, ticketState),
    indexOn(t.event_id),
    indexOn(t.used_by_id),
  ],
)
