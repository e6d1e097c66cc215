import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { participants } from '#server/db/tables/participants.ts'
import { riderName } from './rider-name.ts'

/** The names of these participants as results show them. */
export async function findRiderNames(db: Db, participantIds: Iterable<string>): Promise<Map<string, string>> {
  const ids = [...new Set(participantIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: participants.uuid, name: riderName })
    .from(participants)
    .where(inArray(participants.uuid, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
