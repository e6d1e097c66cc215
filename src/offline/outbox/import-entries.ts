import { payloadHash } from '#domain/sync/payload-hash.ts'
import { type CaptureTools, storeCapture } from './capture-entry.ts'
import { takePosition } from './device-place.ts'
import { entryFromFile, outboxFile } from './export-entries.ts'
import { capture } from './new-entry.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** `already`: here before. `damaged`: what it says is not what was captured. `unreadable`: of a newer app, or nothing. */
export type Imported = { imported: number; already: number; damaged: number; unreadable: number }

/**
 * Takes over entries from another device's file; they are sent from here, under the account signed in here. They keep
 * id, device and sequence, so that nothing is doubled when the other device sends them too. Null when it is no such file.
 */
export async function importEntries(tools: CaptureTools, text: string): Promise<Imported | null> {
  const file = outboxFile.safeParse(jsonOrNull(text))
  if (!file.success) return null
  const counts: Imported = { imported: 0, already: 0, damaged: 0, unreadable: 0 }
  for (const row of file.data.entries) counts[await importRow(tools, row)] += 1
  return counts
}

async function importRow(tools: CaptureTools, row: unknown): Promise<keyof Imported> {
  const entry = entryFromFile(row)
  if (entry === null) {
    const captured = capture.safeParse(row)
    if (!captured.success) return 'unreadable'
    await storeCapture(tools, captured.data)
    return 'imported'
  }
  if (payloadHash(entry, tools.sha256Hex) !== entry.hash) return 'damaged'
  return tools.link.run((db) =>
    db.transaction('rw', db.entry, db.meta, async () => {
      if ((await db.entry.get(entry.id)) !== undefined) return 'already'
      await db.entry.add({ ...entry, ...fresh, position: await takePosition(db, tools.newId) })
      return 'imported'
    }),
  )
}

/** As if captured here just now; what the other device made of it says nothing about this one. */
const fresh = {
  state: 'queued',
  again: false,
  attempts: 0,
  failed_alone: 0,
  next_attempt_ms: 0,
  lease_until_ms: 0,
  lease_id: '',
  sent_ms: 0,
  last_problem: null,
} as const satisfies Partial<OutboxEntry>

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
