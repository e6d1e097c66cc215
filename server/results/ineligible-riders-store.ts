import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { events } from '#server/db/tables/events.ts'
import { participants } from '#server/db/tables/participants.ts'

/** The sign-ups of a class that asks for a licence, by riders without one that is valid on the day: they do not score. */
export async function listIneligible(db: Db, signUpIds: readonly string[]): Promise<string[]> {
  if (signUpIds.length === 0) return []
  const day = sql`(${events.start_date_time} at time zone ${events.time_zone})::date`
  const rows = await db
    .select({ id: eventSignUps.id })
    .from(eventSignUps)
    .innerJoin(events, eq(events.id, eventSignUps.event_id))
    .innerJoin(championshipClasses, eq(championshipClasses.id, eventSignUps.championship_class_id))
    .innerJoin(participants, eq(participants.uuid, eventSignUps.participant_id))
    .where(
      and(
        inArray(eventSignUps.id, [...signUpIds]),
        eq(championshipClasses.is_licence_required, true),
        or(
          sql`coalesce(${participants.race_license_number}, '') = ''`,
          sql`${participants.race_license_expires_on} < ${day}`,
        ),
      ),
    )
  return rows.map(({ id }) => id)
}
