import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { events } from '#server/db/tables/events.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import type { EventIndexRow } from './event-filter.ts'

/** Championships that visitors may know of. */
export const visibleChampionship = inArray(championships.state, ['published', 'archived'])

/** All published events of the organisation, with no more than finding and ordering takes. */
export async function listEventIndex(db: Db, scope: OrganisationScope): Promise<EventIndexRow[]> {
  return db
    .select({
      id: events.id,
      name: events.name,
      short_name: events.short_name,
      venue_name: events.venue_name,
      venue_city: events.venue_city,
      teaser: events.teaser,
      event_type: events.event_type,
      championship_id: championships.id,
      championship_name: championships.name,
      start_date_time: events.start_date_time,
      end_date_time: events.end_date_time,
      time_zone: events.time_zone,
      round_number: events.round_number,
      status: events.status,
      status_set_at: events.status_set_at,
      sign_ups_open_at: events.sign_ups_open_at,
      sign_ups_close_at: events.sign_ups_close_at,
    })
    .from(events)
    .leftJoin(championships, and(eq(championships.id, events.championship_id), visibleChampionship))
    .where(and(eq(events.organisation_id, scope.organisation_id), eq(events.is_published, true)))
}

export type PublishedEvent = typeof events.$inferSelect

/** @throws Problem not_found for unknown, foreign and unpublished events alike */
export async function getPublishedEvent(db: Db, scope: OrganisationScope, eventId: string): Promise<PublishedEvent> {
  const [event] = await db
    .select()
    .from(events)
    .where(
      and(eq(events.id, eventId), eq(events.organisation_id, scope.organisation_id), eq(events.is_published, true)),
    )
  if (event === undefined) throw new Problem('not_found')
  return event
}
