import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { participants } from '#server/db/tables/participants.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { enteredStates } from './event-details-store.ts'

export type EntryFilter = {
  limit: number
  offset: number
  search?: string | undefined
  championship_class?: string | undefined
}

/** The riders entered in an event who agreed to be shown, by class and number. `search`: part of a name, or a number. */
export async function listPublicEntries(db: Db, scope: OrganisationScope, eventId: string, filter: EntryFilter) {
  const { search, championship_class } = filter
  const where = and(
    eq(eventSignUps.event_id, eventId),
    eq(eventSignUps.organisation_id, scope.organisation_id),
    inArray(eventSignUps.state, [...enteredStates]),
    eq(participants.is_listed_publicly, true),
    isNull(participants.erased_at),
    championship_class === undefined ? undefined : eq(eventSignUps.championship_class_id, championship_class),
    search === undefined
      ? undefined
      : sql`(strpos(lower(${participants.full_name}), lower(${search})) > 0 or ${classAssignments.start_number} = ${search})`,
  )
  const [total] = await db
    .select({ count: count() })
    .from(eventSignUps)
    .innerJoin(participants, eq(participants.uuid, eventSignUps.participant_id))
    .innerJoin(classAssignments, eq(classAssignments.id, eventSignUps.class_assignment_id))
    .where(where)
  const entries = await db
    .select({
      participant_id: eventSignUps.participant_id,
      full_name: participants.full_name,
      start_number: sql<string>`coalesce(${classAssignments.start_number}, '')`,
      championship_class_id: championshipClasses.id,
    })
    .from(eventSignUps)
    .innerJoin(participants, eq(participants.uuid, eventSignUps.participant_id))
    .innerJoin(classAssignments, eq(classAssignments.id, eventSignUps.class_assignment_id))
    .innerJoin(championshipClasses, eq(championshipClasses.id, eventSignUps.championship_class_id))
    .where(where)
    .orderBy(
      championshipClasses.position,
      sql`length(${classAssignments.start_number})`,
      classAssignments.start_number,
      eventSignUps.id,
    )
    .limit(filter.limit)
    .offset(filter.offset)
  return { count: total?.count ?? 0, entries }
}
