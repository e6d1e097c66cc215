import { type Capture, capture } from './new-entry.ts'

/** The synchronous storage beside IndexedDB: `localStorage`. */
export type JournalStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/**
 * Captures that IndexedDB would not take, one key each, so that two tabs cannot overwrite each other's. Named by user:
 * another user's are never read.
 */
export type EntryJournal = {
  /** Synchronous. @throws when this storage refuses as well */
  write(captured: Capture): void
  /** The captures that wait, and the keys of what cannot be read, which stays where it is. */
  read(): { captures: Capture[]; unreadable: string[] }
  remove(id: string): void
}

export function openJournal(storage: JournalStorage | null, userId: string): EntryJournal {
  const prefix = `gatedrop-journal-${userId}-`
  return {
    write(captured) {
      if (storage === null) throw new Error('this browser keeps nothing')
      storage.setItem(prefix + captured.id, JSON.stringify(captured))
    },
    read() {
      const captures: Capture[] = []
      const unreadable: string[] = []
      for (const key of keysOf(storage, prefix)) {
        const parsed = capture.safeParse(jsonOf(storage?.getItem(key) ?? null))
        if (parsed.success) captures.push(parsed.data)
        else unreadable.push(key)
      }
      captures.sort((a, b) => a.captured_ms - b.captured_ms || (a.id < b.id ? -1 : 1))
      return { captures, unreadable }
    },
    remove(id) {
      storage?.removeItem(prefix + id)
    },
  }
}

function keysOf(storage: JournalStorage | null, prefix: string): string[] {
  if (storage === null) return []
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  return keys.filter((key) => key?.startsWith(prefix) === true).map(String)
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
