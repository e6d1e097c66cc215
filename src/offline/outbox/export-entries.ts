import * as z from 'zod/mini'
import type { UnreadableRow } from './entry-rows.ts'
import type { Capture } from './new-entry.ts'
import { type OutboxEntry, outboxEntry } from './outbox-entry.ts'

/** A file of entries as it leaves a device, for another device or for a person. Readable without network. */
export const outboxFile = z.object({
  format: z.literal('gatedrop-outbox'),
  version: z.literal(1),
  exported_at: z.string(),
  owner_id: z.string(),
  entries: z.array(z.unknown()),
})

export type Exported = {
  entries: readonly OutboxEntry[]
  unreadable: readonly UnreadableRow[]
  /** What the journal holds has no number yet; it travels as it is. */
  captures: readonly Capture[]
}

/** JSON with everything, rows that this app cannot read included. */
export function entriesJson(exported: Exported, about: { owner_id: string; nowMs: number }): string {
  const entries = [...exported.entries, ...exported.unreadable.map(({ row }) => row), ...exported.captures]
  const file = {
    format: 'gatedrop-outbox',
    version: 1,
    exported_at: new Date(about.nowMs).toISOString(),
    owner_id: about.owner_id,
    entries,
  }
  return JSON.stringify(file, null, 2)
}

/** An entry out of a file, or null when it is none. */
export function entryFromFile(row: unknown): OutboxEntry | null {
  return outboxEntry.safeParse(row).data ?? null
}
