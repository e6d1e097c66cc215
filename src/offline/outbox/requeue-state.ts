import { rowsInState } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'
import type { EntryState } from './outbox-entry.ts'

/** Moves everything in one state to another, in one transaction. @returns how many */
export function requeueState(
  db: OutboxDatabase,
  from: Exclude<EntryState, 'sent' | 'sending'>,
  to: Exclude<EntryState, 'sent' | 'sending'>,
): Promise<number> {
  return db.transaction('rw', db.entry, async () => {
    const rows = await rowsInState(db, from)
    for (const row of rows) await db.entry.update(row.id, { state: to, next_attempt_ms: 0 })
    return rows.length
  })
}
