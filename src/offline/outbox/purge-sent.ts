import { Dexie } from 'dexie'
import { readRows, rowsInState } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'

/** What has been sent stays for 7 days, as evidence and for the comparison with the server. */
export const keptSentMs = 7 * 24 * 60 * 60 * 1000

/**
 * Forgets lanes of which everything was sent more than 7 days ago. A lane goes as a whole, so that its comparison with
 * the server never becomes patchy. @returns how many entries went
 */
export function purgeSent(db: OutboxDatabase, nowMs: number): Promise<number> {
  return db.transaction('rw', db.entry, async () => {
    const { entries } = readRows(await rowsInState(db, 'sent'))
    const lastSent = new Map<string, number>()
    for (const { lane, sent_ms } of entries) lastSent.set(lane, Math.max(lastSent.get(lane) ?? 0, sent_ms))
    let purged = 0
    for (const [lane, sentMs] of lastSent) {
      if (sentMs > nowMs - keptSentMs) continue
      const rows = await db.entry.where('[lane+position]').between([lane, Dexie.minKey], [lane, Dexie.maxKey]).toArray()
      if (rows.some((row) => row.state !== 'sent')) continue
      await db.entry.bulkDelete(rows.map((row) => row.id))
      purged += rows.length
    }
    return purged
  })
}
