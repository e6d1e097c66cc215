import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { plateColumns } from '#server/classes/plate-columns.ts'
import type { Db } from '#server/db/client.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses, eventDocuments, eventTimetableRows } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { images } from '#server/db/tables/gallery.ts'
import { ticketTypes } from '#server/db/tables/tickets.ts'
import { waitingListEntries } from '#server/db/tables/waiting-list.ts'
import { imageColumns } from '#server/gallery/image-columns.ts'
import type { TimetableRow } from './timetable.ts'

// All of these are asked with the id of an event that the caller was allowed to read.

const waiting = sql<number>`(select count(*)::int from ${waitingListEntries}
  join ${eventSignUps} on ${eventSignUps.id} = ${waitingListEntries.event_sign_up_id}
  where ${eventSignUps.event_class_id} = ${eventClasses.id} and ${waitingListEntries.state} in ('waiting', 'offered'))`

/** The classes of an event in their order, with who may enter and how many wait. */
export async function listEventClassRules(db: Db, eventId: string) {
  return db
    .select({
      plate: plateColumns,
      min_age: championshipClasses.min_age,
      max_age: championshipClasses.max_age,
      age_reference: championshipClasses.age_reference,
      eligible_gender: championshipClasses.eligible_gender,
      is_licence_required: championshipClasses.is_licence_required,
      is_membership_required: championshipClasses.is_membership_required,
      description: championshipClasses.description,
      waiting,
    })
    .from(eventClasses)
    .innerJoin(championshipClasses, eq(championshipClasses.id, eventClasses.championship_class_id))
    .where(eq(eventClasses.event_id, eventId))
    .orderBy(eventClasses.position, championshipClasses.position, championshipClasses.name)
}

export async function listTimetableRows(db: Db, eventId: string): Promise<TimetableRow[]> {
  return db
    .select({
      time: eventTimetableRows.starts_at,
      title: eventTimetableRows.title,
      note: sql<string | null>`nullif(${eventTimetableRows.note}, '')`,
    })
    .from(eventTimetableRows)
    .where(eq(eventTimetableRows.event_id, eventId))
    .orderBy(eventTimetableRows.starts_at, eventTimetableRows.id)
}

/** Documents that have an address. */
export async function listDocuments(db: Db, eventId: string): Promise<{ title: string; url: string }[]> {
  return db
    .select({ title: eventDocuments.title, url: sql<string>`${eventDocuments.url}` })
    .from(eventDocuments)
    .where(and(eq(eventDocuments.event_id, eventId), isNotNull(eventDocuments.url)))
    .orderBy(eventDocuments.position, eventDocuments.id)
}

export async function listTicketTypes(db: Db, eventId: string) {
  return db
    .select({
      id: ticketTypes.id,
      name: ticketTypes.name,
      description: ticketTypes.description,
      price_minor: ticketTypes.price_minor,
      capacity: ticketTypes.capacity,
    })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.event_id, eventId), eq(ticketTypes.is_on_sale, true)))
    .orderBy(ticketTypes.position, ticketTypes.id)
}

/** States of sign-ups that stand in lists of riders. */
export const enteredStates = ['paid', 'confirmed'] as const

/** Everybody who is entered, also who does not want to be shown. */
export async function countEntries(db: Db, eventId: string): Promise<number> {
  const entered = and(eq(eventSignUps.event_id, eventId), inArray(eventSignUps.state, [...enteredStates]))
  return db.$count(eventSignUps, entered)
}

export async function findImage(db: Db, imageId: string | null) {
  if (imageId === null) return null
  const [row] = await db.select(imageColumns).from(images).where(eq(images.id, imageId))
  return row ?? null
}
