import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { userRoles, users } from '#server/db/tables/users.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

/** Whether all these sign-ups are of this event. */
export async function areRidersOfEvent(
  db: Db,
  scope: OrganisationScope,
  eventId: string,
  signUpIds: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(signUpIds)]
  if (wanted.length === 0) return true
  const found = await db
    .select({ id: eventSignUps.id })
    .from(eventSignUps)
    .where(
      and(
        inArray(eventSignUps.id, wanted),
        eq(eventSignUps.event_id, eventId),
        eq(eventSignUps.organisation_id, scope.organisation_id),
      ),
    )
  return found.length === wanted.length
}

/** Whether somebody else than the sender can have recorded a fact here: has a role in the organisation, or stands above. */
export async function mayHaveRecorded(db: Db, scope: OrganisationScope, actorId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.user_id, users.id), eq(userRoles.organisation_id, scope.organisation_id)))
    .where(
      and(
        eq(users.id, actorId),
        or(eq(userRoles.organisation_id, scope.organisation_id), users.is_superuser, users.is_platform_admin),
      ),
    )
    .limit(1)
  return found !== undefined
}
