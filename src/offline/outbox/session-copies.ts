import { readDeviceId, takePosition } from './device-place.ts'
import { released } from './entry-lease.ts'
import type { OutboxDatabase } from './outbox-database.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** An entry and the database (by its device id) in which it was stored last. */
export type SessionCopy = { entry: OutboxEntry; home: string }

/**
 * What this tab has captured and not yet seen sent, in memory: the last resort when a browser throws the database away
 * while the app is open.
 */
export type SessionCopies = {
  keep(copy: SessionCopy): void
  forget(ids: Iterable<string>): void
  list(): SessionCopy[]
}

export function createSessionCopies(): SessionCopies {
  const copies = new Map<string, SessionCopy>()
  return {
    keep: (copy) => void copies.set(copy.entry.id, copy),
    forget(ids) {
      for (const id of ids) copies.delete(id)
    },
    list: () => [...copies.values()],
  }
}

/**
 * Puts copies back into a database that is not the one they were stored in: it was deleted and made anew. In the same
 * database a missing entry was discarded by its owner, in another tab perhaps, and stays away.
 */
export async function restoreCopies(db: OutboxDatabase, copies: SessionCopies, newId: () => string): Promise<void> {
  const all = copies.list()
  if (all.length === 0) return
  const restored = await db.transaction('rw', db.entry, db.meta, async () => {
    const here = await readDeviceId(db)
    const homeless = all.filter(({ home }) => home !== here)
    for (const { entry } of homeless) {
      if ((await db.entry.get(entry.id)) !== undefined) continue
      await db.entry.add({ ...entry, ...released, position: await takePosition(db, newId) })
    }
    return { homeless, here: await readDeviceId(db) }
  })
  for (const { entry } of restored.homeless) copies.keep({ entry, home: restored.here ?? entry.device_id })
}
