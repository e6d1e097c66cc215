import type { OutboxDatabase } from './outbox-database.ts'

/** Calls `work` after `ms`; the returned function calls it off. */
export type SetTimer = (work: () => void, ms: number) => () => void

/** The way to the database, which may be closed under our feet at any moment. */
export type DatabaseLink = {
  /** Runs work on an open database; opens it anew and tries once more when that fails or hangs. @throws the last error */
  run<Result>(work: (db: OutboxDatabase) => PromiseLike<Result>): Promise<Result>
  close(): void
}

/** IndexedDB answers in milliseconds; one that takes longer than this hangs, as iOS does after the background. */
const patienceMs = 2_500

/**
 * A link that survives what browsers do to IndexedDB: connections killed in the background, UnknownError, requests that
 * never answer. Work may therefore run twice and must find out by itself what it did the first time.
 */
export function linkDatabase(open: () => OutboxDatabase, setTimer: SetTimer): DatabaseLink {
  let db: OutboxDatabase | null = null
  let closed = false

  async function attempt<Result>(work: (db: OutboxDatabase) => PromiseLike<Result>): Promise<Result> {
    if (closed) throw new OutboxClosed()
    const current = db ?? open()
    db = current
    try {
      return await inTime(async () => {
        if (!current.isOpen()) await current.open()
        return await work(current)
      }, setTimer)
    } catch (error) {
      // Whatever it was, the next attempt gets a new connection.
      if (db === current) db = null
      closeQuietly(current)
      throw error
    }
  }

  return {
    async run(work) {
      try {
        return await attempt(work)
      } catch (error) {
        if (closed) throw error
        return await attempt(work)
      }
    },
    close() {
      closed = true
      if (db !== null) closeQuietly(db)
      db = null
    },
  }
}

/** The outbox was closed: another user came, or the page goes. */
export class OutboxClosed extends Error {
  constructor() {
    super('this outbox is closed')
    this.name = 'OutboxClosed'
  }
}

function closeQuietly(db: OutboxDatabase): void {
  try {
    db.close({ disableAutoOpen: true })
  } catch {
    // It is gone already.
  }
}

async function inTime<Result>(work: () => Promise<Result>, setTimer: SetTimer): Promise<Result> {
  let stop = () => {}
  const late = new Promise<never>((_, refuse) => {
    stop = setTimer(() => refuse(new Error('the database does not answer')), patienceMs)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    stop()
  }
}
