import { Dexie } from 'dexie'
import * as z from 'zod/mini'
import type { DigestClaim } from '#domain/sync/sync-calls.ts'
import { timingLane } from '#domain/sync/sync-lane.ts'
import { differingClaims, digestClaims } from './digest-claims.ts'
import type { DrainTools } from './drain-tools.ts'
import { readRows } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'
import type { EntryChange, OutboxEntry } from './outbox-entry.ts'
import { changeEntries } from './settle-entries.ts'

/** Sent once more: harmless, since the server makes each effect once. */
export const resent: EntryChange = { state: 'queued', next_attempt_ms: 0, sent_ms: 0 }

const pairRow = z.object({ mine: z.string(), theirs: z.string() })
/** A call takes this many lines. */
const mostClaims = 100

/**
 * Compares these lanes with the server by count and digest, run by run. What differs is queued again, once for each pair
 * of digests, so that a difference which sending cannot mend does not go round for ever. @returns how many were queued
 */
export async function compareRuns(tools: DrainTools, lanes: readonly string[]): Promise<number> {
  const entries = await tools.link.run((db) => entriesOfLanes(db, lanes))
  const claims = digestClaims(entries, tools.sha256Hex)
  let queued = 0
  for (let start = 0; start < claims.length; start += mostClaims) {
    const some = claims.slice(start, start + mostClaims)
    const theirs = await tools.compare(some)
    if (theirs === null) return queued
    for (const difference of differingClaims(some, theirs)) {
      queued += await tools.link.run((db) => resendRun(db, difference.claim, difference.server_digest))
    }
  }
  return queued
}

async function entriesOfLanes(db: OutboxDatabase, lanes: readonly string[]): Promise<OutboxEntry[]> {
  const found: OutboxEntry[] = []
  for (const lane of new Set(lanes)) found.push(...(await entriesOfLane(db, lane)))
  return found
}

async function entriesOfLane(db: OutboxDatabase, lane: string): Promise<OutboxEntry[]> {
  const rows = db.entry.where('[lane+position]').between([lane, Dexie.minKey], [lane, Dexie.maxKey])
  return readRows(await rows.toArray()).entries
}

function resendRun(db: OutboxDatabase, claim: DigestClaim, theirs: string): Promise<number> {
  const key = `digest ${claim.race_run_id} ${claim.device_id}`
  return db.transaction('rw', db.entry, db.meta, async () => {
    const before = pairRow.safeParse((await db.meta.get(key))?.value)
    if (before.success && before.data.mine === claim.digest && before.data.theirs === theirs) return 0
    await db.meta.put({ key, value: { mine: claim.digest, theirs } })
    const entries = await entriesOfLane(db, timingLane(claim.race_run_id))
    const sent = entries.filter((entry) => entry.state === 'sent' && entry.device_id === claim.device_id)
    await changeEntries(
      db,
      sent.map((entry) => entry.id),
      () => resent,
    )
    return sent.length
  })
}
