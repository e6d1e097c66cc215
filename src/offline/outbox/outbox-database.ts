import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { DraftRow } from './draft-row.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** `IndexedDB` itself, handed in so that tests can break it. */
export type IndexedDbParts =
  NonNullable<DexieOptions['indexedDB']> extends infer Factory
    ? { indexedDB: Factory; IDBKeyRange: NonNullable<DexieOptions['IDBKeyRange']> }
    : never

/** A row of `meta`: what the outbox remembers besides entries. */
export type MetaRow = { key: string; value: unknown }

/** One per user: nobody else on the phone sees or sends these entries. */
export function outboxName(userId: string): string {
  return `gatedrop-outbox-${userId}`
}

/**
 * The user's own database. Strict durability and no cache: what the screen calls saved is on disk. Changes of the
 * schema only add, so that an older app can still work with it; nothing indexed is ever null.
 */
export class OutboxDatabase extends Dexie {
  readonly entry: Table<OutboxEntry, string>
  readonly draft: Table<DraftRow, string>
  readonly meta: Table<MetaRow, string>

  constructor(userId: string, parts: IndexedDbParts) {
    super(outboxName(userId), { ...parts, chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(1).stores({
      entry: 'id, [state+position], [state+next_attempt_ms], [lane+position], [device_id+seq]',
      draft: 'key, changed_ms',
      meta: 'key',
    })
    this.entry = this.table('entry')
    this.draft = this.table('draft')
    this.meta = this.table('meta')
  }
}
