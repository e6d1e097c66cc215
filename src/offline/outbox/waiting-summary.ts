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
  const counts = await countStates(db)
  const { parked, needs_sign_in, needs_update, sent } = counts
  const waiting = waitingStates.reduce((sum, state) => sum + counts[state], inJournal)
  return { waiting, parked, needs_sign_in, needs_update, in_journal: inJournal, sent }
}

/** Logging out asks first (send, export or keep locked) while anything waits. */
export function asksBeforeLogout(summary: Pick<WaitingSummary, 'waiting'>): boolean {
  return summary.waiting > 0
}

/** Everything that waits, in the order of sending, and rows that only another version of the app can read. */
export async function listWaiting(
  db: OutboxDatabase,
): Promise<{ entries: OutboxEntry[]; unreadable: UnreadableRow[] }> {
  const rows = []
  for (const state of waitingStates) rows.push(...(await rowsInState(db, state)))
  const { entries, unreadable } = readRows(rows)
  return { entries: entries.sort((a, b) => a.position - b.position), unreadable }
}
