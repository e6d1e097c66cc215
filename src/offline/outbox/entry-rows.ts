import { Dexie } from 'dexie'
import type { OutboxDatabase } from './outbox-database.ts'
import { type EntryState, entryStates, type OutboxEntry, outboxEntry } from './outbox-entry.ts'

/** A stored row that this app cannot read, such as one of a newer app: kept, shown and exported as it is. */
export type UnreadableRow = { id: string; row: unknown }

/** The rows of a state in the order of sending, from a place on, at most `most`. Reads inside any transaction. */
export function rowsInState(db: OutboxDatabase, state: EntryState, most?: number, offset = 0) {
  const rows = db.entry.where('[state+position]').between([state, Dexie.minKey], [state, Dexie.maxKey]).offset(offset)
  return (most === undefined ? rows : rows.limit(most)).toArray()
}

/** The rows that can be read, and those that cannot. */
export function readRows(rows: readonly unknown[]): { entries: OutboxEntry[]; unreadable: UnreadableRow[] } {
  const entries: OutboxEntry[] = []
  const unreadable: UnreadableRow[] = []
  for (const row of rows) {
    const parsed = outboxEntry.safeParse(row)
    if (parsed.success) entries.push(parsed.data)
    else unreadable.push({ id: idOf(row), row })
  }
  return { entries, unreadable }
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : ''
}

/** How many entries stand in each state. */
export type StateCounts = Record<EntryState, number>

export async function countStates(db: OutboxDatabase): Promise<StateCounts> {
  const counts: StateCounts = { queued: 0, sending: 0, sent: 0, parked: 0, needs_sign_in: 0, needs_update: 0 }
  for (const state of entryStates) {
    counts[state] = await db.entry
      .where('[state+position]')
      .between([state, Dexie.minKey], [state, Dexie.maxKey])
      .count()
  }
  return counts
}
