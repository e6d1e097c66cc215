import type { CaptureTools } from './capture-entry.ts'
import { takePlace } from './device-place.ts'
import { readRows } from './entry-rows.ts'
import { type Capture, newEntry } from './new-entry.ts'
import type { EntryChange } from './outbox-entry.ts'
import { changeEntries } from './settle-entries.ts'

/** What an owner may do with entries that do not go by themselves. Nobody else may: the outbox is the owner's own. */
export type OwnerTools = CaptureTools & { userId: string; signedInUserId: () => string | null }

/** Somebody else is signed in, or nobody: an entry is only decided about by the person who made it. */
export class NotTheOwner extends Error {
  constructor() {
    super('only the person who captured an entry can decide about it')
    this.name = 'NotTheOwner'
  }
}

function checkOwner(tools: OwnerTools): void {
  if (tools.signedInUserId() !== tools.userId) throw new NotTheOwner()
}

const retried: EntryChange = { state: 'queued', again: true, attempts: 0, failed_alone: 0, next_attempt_ms: 0 }

/** 'Retry': the server judges it once more. What is on its way or sent is left alone. */
export async function retryEntries(tools: OwnerTools, ids: readonly string[]): Promise<void> {
  checkOwner(tools)
  await tools.link.run((db) =>
    changeEntries(db, ids, (entry) => (entry.state === 'sending' || entry.state === 'sent' ? null : retried)),
  )
}

/** 'Discard', after the screen has asked. Never what is on its way: it may have taken effect. @returns whether it went */
export async function discardEntry(tools: OwnerTools, id: string): Promise<boolean> {
  checkOwner(tools)
  const isGone = await tools.link.run((db) =>
    db.transaction('rw', db.entry, async () => {
      const row = await db.entry.get(id)
      if (row === undefined || row.state === 'sending' || row.state === 'sent') return false
      await db.entry.delete(id)
      return true
    }),
  )
  if (isGone) {
    tools.copies.forget([id])
    tools.journal.remove(id)
  }
  return isGone
}

/**
 * 'Fix': a corrected entry, with an id of its own because the server remembers the old one, takes the place of a parked
 * one in its lane. @returns whether the old one was still parked; if not, nothing is done
 */
export async function replaceEntry(tools: OwnerTools, id: string, corrected: Capture): Promise<boolean> {
  checkOwner(tools)
  const isReplaced = await tools.link.run((db) =>
    db.transaction('rw', db.entry, db.meta, async () => {
      if ((await db.entry.get(corrected.id)) !== undefined) return true
      const old = readRows([await db.entry.get(id)]).entries[0]
      if (old === undefined || old.state !== 'parked') return false
      const place = await takePlace(db, tools.newId)
      await db.entry.add(newEntry(corrected, { ...place, position: old.position }, tools.sha256Hex))
      await db.entry.delete(id)
      return true
    }),
  )
  if (isReplaced) tools.copies.forget([id])
  return isReplaced
}
