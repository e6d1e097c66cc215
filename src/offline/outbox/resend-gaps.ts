import type { SequenceGap } from '#domain/sync/sync-item.ts'
import { resent } from './compare-runs.ts'
import { readRows } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'

/**
 * The server misses sequence numbers of a device. What waits or is parked explains them, and so does what its owner
 * discarded; what is called sent here and is missing there is queued again. @returns how many were queued
 */
export function resendGaps(db: OutboxDatabase, gaps: readonly SequenceGap[]): Promise<number> {
  return db.transaction('rw', db.entry, async () => {
    let queued = 0
    for (const { device_id, from_seq, to_seq } of gaps) {
      const rows = db.entry.where('[device_id+seq]').between([device_id, from_seq], [device_id, to_seq], true, true)
      for (const entry of readRows(await rows.toArray()).entries) {
        if (entry.state !== 'sent') continue
        await db.entry.update(entry.id, resent)
        queued += 1
      }
    }
    return queued
  })
}
