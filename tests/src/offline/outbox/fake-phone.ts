import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBOpenDBRequest as OpenRequest } from 'fake-indexeddb'
import type { LockSource } from '#src/offline/outbox/batch-lock.ts'
import type { JournalStorage } from '#src/offline/outbox/entry-journal.ts'
import type { IndexedDbParts } from '#src/offline/outbox/outbox-database.ts'

/** What a browser does to transactions and connections of one tab, when a test says so. */
export type StorageFaults = {
  /** The next so many transactions fail when they are made, as with UnknownError or a full disk. */
  failNext: number
  /** New requests to open never answer. */
  openHangs: boolean
}

/** The storage of a phone, shared by its tabs, and surviving all of them. */
export function createPhone() {
  const factory = new IDBFactory()
  const held = new Map<string, object>()
  const storage = new Map<string, string>()
  let isStorageFull = false

  const journalStorage: JournalStorage = {
    get length() {
      return storage.size
    },
    key: (index) => [...storage.keys()][index] ?? null,
    getItem: (key) => storage.get(key) ?? null,
    setItem(key, value) {
      if (isStorageFull) throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, value)
    },
    removeItem: (key) => void storage.delete(key),
  }

  return {
    factory,
    journalStorage,
    journalSize: () => storage.size,
    fillStorage(full: boolean) {
      isStorageFull = full
    },
    locksFor(tab: object): LockSource {
      return {
        async request(name, _, work) {
          if (held.has(name)) return work(null)
          held.set(name, tab)
          try {
            return await work({})
          } finally {
            if (held.get(name) === tab) held.delete(name)
          }
        },
      }
    },
    releaseLocks(tab: object) {
      for (const [name, owner] of held) if (owner === tab) held.delete(name)
    },
  }
}
export type Phone = ReturnType<typeof createPhone>

/** One tab's way to the phone's IndexedDB, and the switches to break it. */
export function createTabStorage(phone: Phone) {
  const faults: StorageFaults = { failNext: 0, openHangs: false }
  const connections = new Set<IDBDatabase>()
  const running = new Set<IDBTransaction>()

  function watch(db: IDBDatabase): void {
    if (connections.has(db)) return
    connections.add(db)
    const begin: IDBDatabase['transaction'] = db.transaction.bind(db)
    const transaction = (...given: Parameters<IDBDatabase['transaction']>) => {
      if (faults.failNext > 0) {
        faults.failNext -= 1
        throw new DOMException('Internal error opening backing store', 'UnknownError')
      }
      const made = begin(...given)
      running.add(made)
      for (const type of ['complete', 'abort']) made.addEventListener(type, () => running.delete(made))
      return made
    }
    Object.defineProperty(db, 'transaction', { value: transaction })
  }

  function open(...given: Parameters<IDBFactory['open']>): IDBOpenDBRequest {
    if (faults.openHangs) return new OpenRequest()
    const request = phone.factory.open(...given)
    // Dexie takes hold of the connection as early as here.
    request.addEventListener('upgradeneeded', () => watch(request.result))
    request.addEventListener('success', () => watch(request.result))
    return request
  }

  const indexedDB = new Proxy(phone.factory, {
    get: (target, name) => {
      if (name === 'open') return open
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const parts: IndexedDbParts = { indexedDB, IDBKeyRange }

  return {
    parts,
    faults,
    /** Killed before what is being written is on disk. */
    abortRunning() {
      for (const transaction of running) abortQuietly(transaction)
    },
    /** Closed by the browser, as iOS does in the background. */
    closeFromOutside() {
      // Its type asks for the class, its code for a connection.
      for (const db of connections) Reflect.apply(forceCloseDatabase, null, [db])
      connections.clear()
    },
  }
}

function abortQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has just completed.
  }
}
