import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Participant } from '#domain/participants/participant-calls.ts'
import type { Db } from '#server/db/client.ts'
import { participantLinks, participants } from '#server/db/tables/participants.ts'

/** The people that an account may enter: its own person first, then the linked profiles by name. */
export async function listParticipants(db: Db, userId: string, search: string | undefined): Promise<Participant[]> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return linkedTo(db, userId, search === undefined ? undefined : sql`${participants.full_name} ilike ${pattern}`)
}

/** One of them; null when it is not linked to this account. */
export async function findParticipant(db: Db, userId: string, participantId: string): Promise<Participant | null> {
  const [row] = await linkedTo(db, userId, eq(participants.uuid, participantId))
  return row ?? null
}

function linkedTo(db: Db, userId: string, more: SQL | undefined): Promise<Participant[]> {
  return db
    .select({
      uuid: participants.uuid,
      full_name: participants.full_name,
      is_current_user: participantLinks.is_self,
    })
    .from(participantLinks)
    .innerJoin(participants, eq(participants.uuid, participantLinks.participant_id))
    .where(
      and(
        eq(participantLinks.user_id, userId),
        isNull(participants.erased_at),
        isNull(participants.merged_into_id),
        more,
      ),
    )
    .orderBy(desc(participantLinks.is_self), asc(participants.full_name), asc(participants.uuid))
}

export type OwnPerson = Pick<typeof participants.$inferInsert, 'first_name' | 'last_name'> &
  Partial<Omit<typeof participants.$inferInsert, 'uuid'>>

/** Makes an account's own person. An account has one. */
export async function insertOwnParticipant(db: Db, userId: string, person: OwnPerson): Promise<void> {
  const [row] = await db.insert(participants).values(person).returning({ uuid: participants.uuid })
  if (row === undefined) throw new Error('the participant was not inserted')
  await db
    .insert(participantLinks)
    .values({ user_id: userId, participant_id: row.uuid, relation: 'self', is_self: true })
}

/** Changes an account's own person. */
export async function updateOwnParticipant(db: Db, userId: string, person: OwnPerson): Promise<void> {
  const own = db
    .select({ participant_id: participantLinks.participant_id })
    .from(participantLinks)
    .where(and(eq(participantLinks.user_id, userId), participantLinks.is_self))
  await db.update(participants).set(person).where(inArray(participants.uuid, own))
}
