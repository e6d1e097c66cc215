import { isLeaseOver, leased, released } from './entry-lease.ts'
import { readRows, rowsInState } from './entry-rows.ts'
import type { OutboxDatabase } from './outbox-database.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { type BatchChoice, pickBatch } from './pick-batch.ts'

export type Claim = Omit<BatchChoice, 'heldLanes'> & { leaseId: string }

const pageSize = 200

/**
 * Takes the next entries for one batch under a lease, in one transaction: whoever else drains picks others. Entries
 * whose lease is over are queued again first. @returns them as claimed, in the order of sending
 */
export function claimBatch(db: OutboxDatabase, claim: Claim): Promise<OutboxEntry[]> {
  return db.transaction('rw', db.entry, async () => {
    const heldLanes = await recoverLeases(db, claim.nowMs)
    for (const state of ['parked', 'needs_sign_in', 'needs_update'] as const) {
      for (const row of await rowsInState(db, state)) heldLanes.add(row.lane)
    }
    const picked: OutboxEntry[] = []
    for (let offset = 0; picked.length < claim.most; offset += pageSize) {
      const rows = await rowsInState(db, 'queued', pageSize, offset)
      const { entries } = readRows(rows)
      picked.push(...pickBatch(entries, { ...claim, most: claim.most - picked.length, heldLanes }))
      for (const entry of entries) heldLanes.add(entry.lane)
      if (rows.length < pageSize) break
    }
    const claimed = picked.map((entry) => ({ ...entry, ...leased(entry, claim.leaseId, claim.nowMs) }))
    await db.entry.bulkPut(claimed)
    return claimed
  })
}

/** Queues what nobody holds any more. @returns the lanes of what is still on its way */
async function recoverLeases(db: OutboxDatabase, nowMs: number): Promise<Set<string>> {
  const lanes = new Set<string>()
  for (const entry of readRows(await rowsInState(db, 'sending')).entries) {
    if (isLeaseOver(entry, nowMs)) await db.entry.update(entry.id, released)
    else lanes.add(entry.lane)
  }
  return lanes
}
