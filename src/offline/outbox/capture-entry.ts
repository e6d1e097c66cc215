import type { Sha256Hex } from '#domain/sync/payload-hash.ts'
import type { DatabaseLink } from './database-link.ts'
import { takePlace } from './device-place.ts'
import type { EntryJournal } from './entry-journal.ts'
import { type Capture, newEntry } from './new-entry.ts'
import { type OutboxEntry, outboxEntry } from './outbox-entry.ts'
import type { SessionCopies } from './session-copies.ts'

export type CaptureTools = {
  link: DatabaseLink
  journal: EntryJournal
  copies: SessionCopies
  newId: () => string
  sha256Hex: Sha256Hex
}

/** Where a capture is kept: green on the screen for `database`, loud for `journal`. */
export type Kept = 'database' | 'journal'

/** Neither storage took it: the person must be told to write it down. */
export class NotKept extends Error {
  readonly capture: Capture

  constructor(captured: Capture, cause: unknown) {
    super('this entry could not be stored on the device', { cause })
    this.name = 'NotKept'
    this.capture = captured
  }
}

/**
 * Stores a capture. One transaction takes the sequence number and adds the row; this resolves when it is on disk. When
 * the database fails twice, the journal takes it.
 * @throws NotKept when that fails as well
 */
export async function captureEntry(tools: CaptureTools, captured: Capture): Promise<Kept> {
  try {
    const entry = await storeCapture(tools, captured)
    tools.copies.keep({ entry, home: entry.device_id })
    return 'database'
  } catch (error) {
    try {
      tools.journal.write(captured)
      return 'journal'
    } catch {
      throw new NotKept(captured, error)
    }
  }
}

/** Adds the row unless it is there: the first of two attempts may have succeeded without being heard of. */
export function storeCapture(tools: CaptureTools, captured: Capture): Promise<OutboxEntry> {
  return tools.link.run((db) =>
    db.transaction('rw', db.entry, db.meta, async () => {
      const before = await db.entry.get(captured.id)
      if (before !== undefined) return outboxEntry.parse(before)
      const entry = newEntry(captured, await takePlace(db, tools.newId), tools.sha256Hex)
      await db.entry.add(entry)
      return entry
    }),
  )
}

/** Moves what the journal holds into the database. What fails stays in the journal. @returns how many were moved */
export async function mergeJournal(tools: CaptureTools): Promise<number> {
  let merged = 0
  for (const captured of tools.journal.read().captures) {
    try {
      await storeCapture(tools, captured)
    } catch {
      return merged
    }
    tools.journal.remove(captured.id)
    merged += 1
  }
  return merged
}
