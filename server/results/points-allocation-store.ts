import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PointsAllocation } from '#domain/points/points-allocation.ts'
import type { Db } from '#server/db/client.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { pointsAllocations } from '#server/db/tables/points-allocations.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

export type UsedAllocation = { id: string; allocation: PointsAllocation }

/** Key of a class at an event. */
export const eventClassKey = (eventId: string, classId: string) => `${eventId} ${classId}`

/**
 * By which table each class of these events scores: the event's own, else the class's, else the newest of the
 * championship. A class without any is left out: it scores nothing.
 */
export async function findAllocations(
  db: Db,
  scope: OrganisationScope,
  eventIds: readonly string[],
): Promise<Map<string, UsedAllocation>> {
  if (eventIds.length === 0) return new Map()
  const ofChampionship = sql`(select common.id from ${pointsAllocations} as common
    where common.championship_id = ${eventClasses.championship_id} and common.superseded_at is null
    order by common.version desc, common.created_at desc limit 1)`
  const rows = await db
    .select({
      event_id: eventClasses.event_id,
      championship_class_id: eventClasses.championship_class_id,
      id: pointsAllocations.id,
      allocation: pointsAllocations.allocation,
    })
    .from(eventClasses)
    .innerJoin(championshipClasses, eq(championshipClasses.id, eventClasses.championship_class_id))
    .innerJoin(
      pointsAllocations,
      sql`${pointsAllocations.id} = coalesce(${eventClasses.points_allocation_id},
        ${championshipClasses.points_allocation_id}, ${ofChampionship})`,
    )
    .where(and(inArray(eventClasses.event_id, [...eventIds]), eq(eventClasses.organisation_id, scope.organisation_id)))
  return new Map(
    rows.map(({ event_id, championship_class_id, ...used }) => [eventClassKey(event_id, championship_class_id), used]),
  )
}
