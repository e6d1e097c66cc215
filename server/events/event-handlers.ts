import type { eventCalls } from '#domain/events/event-calls.ts'
import { findRedPlates } from '#server/championships/red-plates.ts'
import type { Context, Handlers } from '#server/http/handler.ts'
import { pageAnswer } from '#server/http/page-answer.ts'
import { plainFileName } from '#server/ports/csv-file.ts'
import { listPublicEntries } from './entry-store.ts'
import { eventCalendar } from './event-calendar.ts'
import { loadEventCards } from './event-card.ts'
import { filterEvents } from './event-filter.ts'
import { getPublishedEvent, listEventIndex } from './event-index-store.ts'
import { getEventDetails } from './get-event-details.ts'
import { listRaceRunGroups, listRunsOfEvents, raceRunOf } from './race-run-store.ts'

async function groupsOf({ db, scope }: Context, eventId: string) {
  await getPublishedEvent(db, scope, eventId)
  return listRaceRunGroups(db, scope, eventId)
}

export const eventHandlers: Handlers<typeof eventCalls> = {
  listEvents: async ({ query }, { db, scope, deps }) => {
    const { limit, offset, ...filter } = query
    const found = filterEvents(await listEventIndex(db, scope), filter, deps.now())
    const ids = found.slice(offset, offset + limit).map(({ id }) => id)
    const cards = await loadEventCards(db, scope, ids, deps.now())
    return pageAnswer(
      'events/',
      query,
      found.length,
      cards.map(({ card }) => card),
    )
  },
  getEvent: ({ params }, { db, scope, deps }) => getEventDetails(db, scope, params.id, deps.now()),
  listEntries: async ({ params, query }, { db, scope, deps }) => {
    const event = await getPublishedEvent(db, scope, params.id)
    const { count, entries } = await listPublicEntries(db, scope, event.id, query)
    const leaders = await findRedPlates(db, scope, event, deps.now())
    const shown = entries.map((entry) => ({
      ...entry,
      red_plate: leaders.get(entry.championship_class_id)?.has(entry.participant_id) ?? false,
    }))
    return pageAnswer(`events/${event.id}/entries/`, query, count, shown)
  },
  listRrgs: ({ params }, context) => groupsOf(context, params.id),
  listRaceRunGroups: ({ params }, context) => groupsOf(context, params.id),
  listRaceRuns: async ({ params }, { db, scope }) => {
    await getPublishedEvent(db, scope, params.id)
    return (await listRunsOfEvents(db, scope, [params.id])).map(raceRunOf)
  },
  getEventCalendar: async ({ params }, { db, scope, deps }) => {
    const event = await getPublishedEvent(db, scope, params.id)
    // Only a configured address: the answer is kept for everybody, whatever host the first one asked by.
    const { public_url } = deps.settings
    const url = public_url === null ? null : `${public_url}/events/${event.id}`
    return { bytes: Buffer.from(eventCalendar(event, url)), filename: `${plainFileName(event.name)}.ics` }
  },
}
