import { v7 as newId } from 'uuid'
import { syncKinds } from '#domain/sync/sync-kinds.ts'
import { createBatchLock, type LockSource } from './batch-lock.ts'
import { captureEntry, type Kept } from './capture-entry.ts'
import { linkDatabase } from './database-link.ts'
import type { DrainTools } from './drain-tools.ts'
import type { DrainTrigger } from './drain-triggers.ts'
import { entriesCsv } from './entries-csv.ts'
import { type JournalStorage, openJournal } from './entry-journal.ts'
import { entriesJson } from './export-entries.ts'
import { importEntries } from './import-entries.ts'
import type { Capture } from './new-entry.ts'
import { type IndexedDbParts, OutboxDatabase, outboxName } from './outbox-database.ts'
import { createDrainer } from './outbox-drainer.ts'
import { discardEntry, replaceEntry, retryEntries } from './owner-acts.ts'
import { purgeSent } from './purge-sent.ts'
import { requeueState } from './requeue-state.ts'
import { createSessionCopies } from './session-copies.ts'
import { sha256Hex } from './sha256-hex.ts'
import { listWaiting, summariseWaiting } from './waiting-summary.ts'

/** The world as the outbox sees it; the page hands in the real one, tests a broken one. */
export type OutboxWorld = Omit<DrainTools, 'link' | 'journal' | 'copies' | 'lock' | 'newId' | 'sha256Hex' | 'kinds'> & {
  indexedDb: IndexedDbParts
  journalStorage: JournalStorage | null
  locks: LockSource | null
  triggers: readonly DrainTrigger[]
  /** Loud: the database failed and an entry lies in the journal only. */
  onJournal: (captured: Capture) => void
  kinds?: DrainTools['kinds']
  newId?: () => string
}

export type Outbox = ReturnType<typeof openOutbox>
/** What a screen captures; the id is made here unless it already has one. */
export type NewCapture = Omit<Capture, 'id' | 'captured_ms'> & { id?: string; captured_ms?: number }

/** The outbox of one user in this tab. Capturing works at once and whatever happens; `start` begins to send. */
export function openOutbox(world: OutboxWorld) {
  const makeId = world.newId ?? newId
  const link = linkDatabase(() => new OutboxDatabase(world.userId, world.indexedDb), world.setTimer)
  const journal = openJournal(world.journalStorage, world.userId)
  const lock = createBatchLock(world.locks, outboxName(world.userId), world.now)
  const copies = createSessionCopies()
  const tools: DrainTools = { kinds: syncKinds, ...world, link, journal, copies, lock, newId: makeId, sha256Hex }
  const drainer = createDrainer(tools)
  let stopTriggers: (() => void)[] = []

  async function exported() {
    // The journal first: what moves into the database meanwhile is then in both, and never in neither.
    const { captures } = journal.read()
    return { ...(await link.run(listWaiting)), captures }
  }

  return {
    /** Merges the journal, lets what waited for a sign-in or an update try again, listens and sends. */
    async start(): Promise<void> {
      stopTriggers = world.triggers.map((trigger) => trigger((eagerness) => void drainer.drain(eagerness)))
      try {
        await link.run((db) => purgeSent(db, world.now()))
        await link.run((db) => requeueState(db, 'needs_update', 'queued'))
        await link.run((db) => requeueState(db, 'needs_sign_in', 'queued'))
      } catch (error) {
        world.onTrouble(error)
      }
      await drainer.drain('sign')
    },

    /** Resolves when the capture is on disk: green for `database`. @throws NotKept when no storage took it */
    async enqueue(given: NewCapture): Promise<{ id: string; kept: Kept }> {
      const captured: Capture = { ...given, id: given.id ?? makeId(), captured_ms: given.captured_ms ?? world.now() }
      const kept = await captureEntry(tools, captured)
      if (kept === 'journal') world.onJournal(captured)
      void drainer.drain('routine')
      return { id: captured.id, kept }
    },

    sendNow: () => drainer.drain('person'),
    signedIn: drainer.signedIn,
    gate: drainer.gate,
    atRest: drainer.atRest,
    summary: () => link.run((db) => summariseWaiting(db, journal.read().captures.length)),
    waiting: () => link.run(listWaiting),
    find: (id: string) => link.run((db) => db.entry.get(id)),

    async retry(ids: readonly string[]): Promise<void> {
      await retryEntries(tools, ids)
      void drainer.drain('routine')
    },
    discard: (id: string) => discardEntry(tools, id),
    replace: (id: string, corrected: Capture) => replaceEntry(tools, id, corrected),

    exportJson: async () => entriesJson(await exported(), { owner_id: world.userId, nowMs: world.now() }),
    exportCsv: async () => entriesCsv((await exported()).entries),
    async importJson(text: string) {
      const imported = await importEntries(tools, text)
      void drainer.drain('routine')
      return imported
    },

    /** For drafts, which live in the same database. */
    link,

    /** Another user comes or the page goes. What waits stays, locked, until its owner is back. */
    close(): void {
      for (const stop of stopTriggers) stop()
      drainer.stop()
      link.close()
    },
  }
}
