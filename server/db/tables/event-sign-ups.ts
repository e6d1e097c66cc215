import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { eventSignUpState } from '#domain/registrations/event-sign-up.ts'
import { instant, type JsonObject, minorUnits, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, notNegative, oneOf, refersTo, uniqueTogether, uniqueWhere } from '../constraints.ts'
import { classAssignments } from './class-assignments.ts'
import { eventClasses } from './event-details.ts'
import { events } from './events.ts'
import { formData } from './forms.ts'
import { participants } from './participants.ts'
import { ticketTypes } from './tickets.ts'
import { users } from './users.ts'

/**
 * A participant entered into an event: with a class assignment in one of the event's classes, or with a ticket.
 * Places are taken under a lock on the row of `event_classes` or `ticket_types`.
 */
export const eventSignUps = pgTable(
  'event_sign_ups',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    event_class_id: uuid(),
    championship_class_id: uuid(),
    class_assignment_id: uuid(),
    ticket_type_id: uuid(),
    state: word(eventSignUpState).notNull().default('draft'),
    /** A held place falls back at this moment of the database's clock. */
    held_until: instant(),
    hold_renewed_at: instant(),
    /** What the price is made of, as computed when it was put into the cart. */
    price_lines: jsonb().$type<JsonObject[]>().notNull().default([]),
    fee_minor: minorUnits().notNull().default(0),
    form_data_id: uuid(),
    staff_note: text().notNull().default(''),
    created_by_id: uuid(),
    checked_in_at: instant(),
    checked_in_by_id: uuid(),
    confirmed_at: instant(),
    withdrawn_at: instant(),
    withdraw_reason: text(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.event_class_id, t.event_id], [eventClasses.id, eventClasses.event_id]),
    refersTo([t.event_class_id, t.championship_class_id], [eventClasses.id, eventClasses.championship_class_id]),
    refersTo(
      [t.class_assignment_id, t.championship_class_id],
      [classAssignments.id, classAssignments.championship_class_id],
    ),
    refersTo([t.class_assignment_id, t.participant_id], [classAssignments.id, classAssignments.participant_id]),
    refersTo([t.ticket_type_id, t.event_id], [ticketTypes.id, ticketTypes.event_id]),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.form_data_id, t.organisation_id], [formData.id, formData.organisation_id]),
    refersTo([t.created_by_id], [users.id]),
    refersTo([t.checked_in_by_id], [users.id]),
    oneOf(t.state, eventSignUpState),
    check(
      'event_sign_ups_class_or_ticket',
      sql`case when ${t.ticket_type_id} is null
        then num_nulls(${t.event_class_id}, ${t.championship_class_id}, ${t.class_assignment_id}) = 0
        else num_nonnulls(${t.event_class_id}, ${t.championship_class_id}, ${t.class_assignment_id}) = 0 end`,
    ),
    check('event_sign_ups_held_until_known', sql`${t.state} <> 'held' or ${t.held_until} is not null`),
    notNegative(t.fee_minor),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.id, t.event_id),
    uniqueTogether(t.id, t.participant_id),
    uniqueWhere([t.event_id, t.class_assignment_id], sql`${t.state} not in ('withdrawn', 'refunded')`),
    indexOn(t.organisation_id, t.state),
    indexOn(t.event_class_id, t.state),
    indexOn(t.ticket_type_id, t.state),
    indexOn(t.event_id, t.state),
    indexOn(t.participant_id),
    indexOn(t.class_assignment_id),
    indexOn(t.held_until),
    indexOn(t.form_data_id),
    indexOn(t.created_by_id),
    indexOn(t.checked_in_by_id),
  ],
)
