import { readRows } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'
import type { EntryChange, OutboxEntry } from './outbox-entry.ts'

/** Decides about a row as it is now; null leaves it alone. */
export type Decide = (entry: OutboxEntry) => EntryChange | null

/**
 * Changes rows in one transaction, each by what it is at that moment, so that a late answer never overwrites what others
 * have found out since.
 */
export function changeEntries(db: OutboxDatabase, ids: readonly string[], decide: Decide): Promise<void> {
  return db.transaction('rw', db.entry, async () => {
    const rows = await db.entry.bulkGet([...ids])
    for (const entry of readRows(rows.filter((row) => row !== undefined)).entries) {
      const change = decide(entry)
      if (change !== null) await db.entry.update(entry.id, change)
    }
  })
}

/**
 * Writes what an answer means. That an entry took effect is true whoever heard it first; any other word counts only
 * while the lease it was sent under is still held, and nothing takes `sent` back.
 */
export function settleEntries(
  db: OutboxDatabase,
  claimed: readonly OutboxEntry[],
  decide: (entry: OutboxEntry) => EntryChange,
): Promise<void> {
  const leaseOf = new Map(claimed.map((entry) => [entry.id, entry.lease_id]))
  return changeEntries(db, [...leaseOf.keys()], (entry) => {
    if (entry.state === 'sent') return null
    const change = decide(entry)
    const isMine = entry.state === 'sending' && entry.lease_id === leaseOf.get(entry.id)
    return isMine || change.state === 'sent' ? change : null
  })
}
