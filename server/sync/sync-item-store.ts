import { eq, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { SequenceGap, SyncItem } from '#domain/sync/sync-item.ts'
import type { Db } from '#server/db/client.ts'
import type { JsonObject } from '#server/db/columns.ts'
import { syncItems, type syncVerdict } from '#server/db/tables/sync-items.ts'

export type RememberedItem = {
  hash: string
  verdict: z.infer<typeof syncVerdict>
  refusal: JsonObject | null
}

/**
 * Claims an item's id inside the transaction of its effect. Null when nobody had it; else what is remembered. A second
 * arrival in the meantime waits here until the first has committed or rolled back.
 */
export async function claimItem(tx: Db, item: SyncItem, senderId: string): Promise<RememberedItem | null> {
  const { id, hash, kind, lane, device_id, seq } = item
  const claimed = await tx
    .insert(syncItems)
    // Overwritten by the verdict before anybody else can see it.
    .values({ id, hash, kind, lane, device_id, seq, sent_by_id: senderId, verdict: 'rejected' })
    .onConflictDoNothing()
    .returning({ id: syncItems.id })
  if (claimed.length > 0) return null
  const [first] = await tx
    .select({ hash: syncItems.hash, verdict: syncItems.verdict, refusal: syncItems.refusal })
    .from(syncItems)
    .where(eq(syncItems.id, id))
    .for('update')
  if (first === undefined) throw new Error('a claimed item was swept away in the same moment; the next try succeeds')
  return first
}

/** Writes what became of a claimed item. */
export async function rememberVerdict(
  tx: Db,
  id: string,
  verdict: Omit<RememberedItem, 'hash'> & { organisation_id: string | null; sent_by_id: string },
): Promise<void> {
  await tx.update(syncItems).set(verdict).where(eq(syncItems.id, id))
}

const gapRow = z.object({ from_seq: z.number(), to_seq: z.number() })
const mostGaps = 20

/** Which sequence numbers of a device are missing between those that came, the newest gaps first. */
export async function listSequenceGaps(db: Db, deviceId: string): Promise<SequenceGap[]> {
  const found = await db.execute(sql`
    select seq + 1 as from_seq, next_seq - 1 as to_seq
    from (
      select ${syncItems.seq} as seq, lead(${syncItems.seq}) over (order by ${syncItems.seq}) as next_seq
      from ${syncItems} where ${syncItems.device_id} = ${deviceId}
    ) as numbered
    where next_seq - seq > 1 order by seq desc limit ${mostGaps}`)
  return z
    .array(gapRow)
    .parse(found.rows)
    .map((gap) => ({ device_id: deviceId, ...gap }))
}

/** Forgets items whose season is over. */
export async function removeExpiredSyncItems(db: Db): Promise<void> {
  await db.delete(syncItems).where(lt(syncItems.expires_at, sql`now()`))
}
