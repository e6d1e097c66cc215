import { Dexie } from 'dexie'
import type { DrainGate } from './drain-gate.ts'
import { leaseMs } from './entry-lease.ts'
import { longestRetryAfterMs } from './jittered-delay.ts'
import type { OutboxDatabase } from './outbox-database.ts'

/** Not more often than this, however due something is. */
const soonestMs = 250
/** Another tab sends; look again whether it is done. */
const elsewhereMs = 5_000

export type Wake = { gate: DrainGate; elsewhere: boolean; nowMs: number }

/** In how many ms the queue should be looked at again by itself; null when only a trigger can change anything. */
export async function nextWakeMs(db: OutboxDatabase, { gate, elsewhere, nowMs }: Wake): Promise<number | null> {
  if (gate.stopped !== null) return null
  const moments: number[] = []
  const queued = await db.entry
    .where('[state+position]')
    .between(['queued', Dexie.minKey], ['queued', Dexie.maxKey])
    .count()
  if (queued > 0 && gate.closedUntilMs > nowMs) moments.push(gate.closedUntilMs)
  if (queued > 0 && elsewhere) moments.push(nowMs + elsewhereMs)
  // What is due already and was not sent waits for its lane, not for a moment.
  const later = db.entry.where('[state+next_attempt_ms]').between(['queued', nowMs], ['queued', Dexie.maxKey], false)
  const first = await later.first()
  if (first !== undefined) moments.push(Math.max(first.next_attempt_ms, gate.closedUntilMs))
  const sending = await db.entry
    .where('[state+position]')
    .between(['sending', Dexie.minKey], ['sending', Dexie.maxKey])
    .count()
  if (sending > 0) moments.push(nowMs + leaseMs)
  if (moments.length === 0) return null
  return Math.min(longestRetryAfterMs, Math.max(soonestMs, Math.min(...moments) - nowMs))
}
