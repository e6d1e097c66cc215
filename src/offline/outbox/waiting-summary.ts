import { countStates, readRows, rowsInState, type UnreadableRow } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'
import { type OutboxEntry, waitingStates } from './outbox-entry.ts'

/** For the header's count, the app badge and the question at logging out. */
export type WaitingSummary = {
  /** Captured and not on the server, whatever the reason; the journal's included. */
  waiting: number
  parked: number
  needs_sign_in: number
  needs_update: number
  /** Kept beside the database because it failed; merged at the next start. */
  in_journal: number
  sent: number
}

export async function summariseWaiting(db: OutboxDatabase, inJournal: number): Promise<WaitingSummary> {
  const counts = await db.transaction('r', db.entry, () => countStates(db))
  const { parked, needs_sign_in, needs_update, sent } = counts
  const waiting = waitingStates.reduce((sum, state) => sum + counts[state], inJournal)
  return { waiting, parked, needs_sign_in, needs_update, in_journal: inJournal, sent }
}

/** Logging out asks first (send, export or keep locked) while anything waits. */
export function asksBeforeLogout(summary: Pick<WaitingSummary, 'waiting'>): boolean {
  return summary.waiting > 0
}

/**
 * Everything that waits, in the order of sending, and rows that only another version of the app can read. Read at one
 * moment, so that an entry on its way from one state to the next is neither missed nor shown twice.
 */
export async function listWaiting(
  db: OutboxDatabase,
): Promise<{ entries: OutboxEntry[]; unreadable: UnreadableRow[] }> {
  const rows = await db.transaction('r', db.entry, async () => {
    const found: unknown[] = []
    for (const state of waitingStates) found.push(...(await rowsInState(db, state)))
    return found
  })
  const { entries, unreadable } = readRows(rows)
  return { entries: entries.sort((a, b) => a.position - b.position), unreadable }
}
