import { eq } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import type { EventClass, EventDetails } from '#domain/events/event-words.ts'
import { eligibilityText, guardianSigns } from '#server/classes/eligibility-text.ts'
import type { Db } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { type LoadedCard, loadEventCards } from './event-card.ts'
import {
  countEntries,
  findImage,
  listDocuments,
  listEventClassRules,
  listTicketTypes,
  listTimetableRows,
} from './event-details-store.ts'
import { classFees, nextFeeChange, ticketPrice } from './event-fees.ts'
import { placesLeft } from './places-left.ts'
import { listRunsOfEvents } from './race-run-store.ts'
import { timetableOf } from './timetable.ts'

/** Everything about one event. @throws Problem not_found for unknown, foreign and unpublished events alike */
export async function getEventDetails(
  db: Db,
  scope: OrganisationScope,
  eventId: string,
  nowMs: number,
): Promise<EventDetails> {
  const [loaded] = await loadEventCards(db, scope, [eventId], nowMs)
  if (loaded === undefined) throw new Problem('not_found')
  const { event } = loaded.row
  const [classes, lines, runs, documents, tickets, entryCount, trackPlan, [club]] = await Promise.all([
    listEventClassRules(db, eventId),
    listTimetableRows(db, eventId),
    listRunsOfEvents(db, scope, [eventId]),
    listDocuments(db, eventId),
    listTicketTypes(db, eventId),
    countEntries(db, eventId),
    findImage(db, event.track_plan_image_id),
    db
      .select({ contact_email: organisations.contact_email })
      .from(organisations)
      .where(eq(organisations.id, scope.organisation_id)),
  ])
  const classIds = loaded.row.classes.map(({ id }) => id)
  return {
    ...loaded.card,
    description: event.description,
    bring: event.bring,
    latitude: event.latitude,
    longitude: event.longitude,
    track_plan: trackPlan,
    sign_ups_open_at: event.sign_ups_open_at,
    timetable: timetableOf(lines, runs),
    documents,
    event_classes: eventClassesOf(loaded, classes, nowMs),
    next_fee_change: nextFeeChange(loaded.table, classIds, nowMs),
    entry_count: entryCount,
    capacity: event.capacity,
    contact_email: club?.contact_email ?? null,
    ticket_types: tickets.map((ticket) => {
      const { taken = 0 } = loaded.row.tickets.find(({ id }) => id === ticket.id) ?? {}
      const { id, name, description, capacity } = ticket
      const left = placesLeft(null, [{ capacity, taken }])
      return { id, name, description, price_minor: ticketPrice(loaded.table, ticket, nowMs), places_left: left }
    }),
  }
}

function eventClassesOf(
  { row, table }: LoadedCard,
  classes: Awaited<ReturnType<typeof listEventClassRules>>,
  nowMs: number,
): EventClass[] {
  return classes.map(({ plate, waiting, ...rules }) => {
    const { capacity = null, taken = 0 } = row.classes.find(({ id }) => id === plate.id) ?? {}
    const { visitor_minor, member_minor } = classFees(table, plate.id, nowMs)
    return {
      championship_class: plate,
      eligibility: eligibilityText(rules),
      guardian_signs: guardianSigns(rules),
      fee_minor: visitor_minor,
      member_fee_minor: member_minor,
      capacity,
      taken,
      waiting,
    }
  })
}
