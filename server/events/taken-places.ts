import { sql } from 'drizzle-orm'
import { placeTakingStates } from '#domain/registrations/event-sign-up.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { ticketTypes } from '#server/db/tables/tickets.ts'

const words = sql.raw(placeTakingStates.map((state) => `'${state}'`).join(', '))

/** A sign-up that uses up a place at the placeholder `now`: a hold only as long as it lasts. */
const takesPlace = sql`${eventSignUps.state} in (${words})
  and (${eventSignUps.state} <> 'held' or ${eventSignUps.held_until} > ${sql.placeholder('now')}::timestamptz)`

/** Places taken in the class of an `event_classes` row. */
export const takenInClass = sql<number>`(select count(*)::int from ${eventSignUps}
  where ${eventSignUps.event_class_id} = ${eventClasses.id} and ${takesPlace})`

/** Tickets taken of a `ticket_types` row. */
export const takenOfTicket = sql<number>`(select count(*)::int from ${eventSignUps}
  where ${eventSignUps.ticket_type_id} = ${ticketTypes.id} and ${takesPlace})`
