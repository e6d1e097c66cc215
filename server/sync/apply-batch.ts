import type { Person } from '#domain/core/access.ts'
import { problems } from '#domain/core/problem.ts'
import type { SyncBatch, SyncBatchAnswer, SyncItem, SyncResult } from '#domain/sync/sync-item.ts'
import type { Db } from '#server/db/client.ts'
import { isDatabaseAway } from '#server/http/database-away.ts'
import { touchTimingDevice } from '#server/timing/timing-device-store.ts'
import { type AppliedItem, applyItem, type SyncRules } from './apply-item.ts'
import { listSequenceGaps } from './sync-item-store.ts'

/** Told of an item that fails for no reason of its own. */
export type OnItemError = (error: unknown, item: SyncItem) => void

/**
 * Applies a batch item by item: one that fails takes none of the others with it. Nothing is done for another account
 * than the one whose outbox it is: on a shared phone nobody sends in somebody else's name.
 * @throws what the database throws when it is away before anything was done
 */
export async function applyBatch(
  db: Db,
  rules: SyncRules,
  batch: SyncBatch,
  sender: Person,
  onError: OnItemError,
): Promise<SyncBatchAnswer> {
  if (batch.owner_id !== sender.user_id) {
    const detail = 'Sign in as the person who captured these entries.'
    return { results: batch.items.map(({ id }) => ({ id, result: 'retry', code: 'not_signed_in', detail })), gaps: [] }
  }
  const results: SyncResult[] = []
  const seen = new Map<string, SeenDevice>()
  for (const [index, item] of batch.items.entries()) {
    try {
      const applied = await applyItem(db, rules, item, sender)
      results.push(applied.result)
      noteDevice(seen, item, applied)
    } catch (error) {
      if (isDatabaseAway(error)) {
        if (index === 0) throw error
        results.push(...batch.items.slice(index).map(({ id }) => later(id, 'unavailable')))
        return { results, gaps: [] }
      }
      onError(error, item)
      results.push(later(item.id, isPassing(error) ? 'unavailable' : 'internal'))
    }
  }
  const app_version = batch.app_version
  for (const device of seen.values()) await touchTimingDevice(db, { ...device, app_version })
  const deviceIds = [...new Set(batch.items.map((item) => item.device_id))]
  const gaps = await Promise.all(deviceIds.map((deviceId) => listSequenceGaps(db, deviceId)))
  return { results, gaps: gaps.flat() }
}

function later(id: string, code: 'unavailable' | 'internal'): SyncResult {
  return { id, result: 'retry', code, detail: problems[code].detail }
}

/** Deadlock, serialisation, a lock not had in time: the next attempt will do. */
function isPassing(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code === '40001' || code === '40P01' || code === '55P03' || code === '57014'
}

type SeenDevice = { organisation_id: string; device_id: string; last_seq: number }

function noteDevice(seen: Map<string, SeenDevice>, item: SyncItem, applied: AppliedItem): void {
  if (applied.organisation_id === null) return
  const { organisation_id } = applied
  const key = `${organisation_id} ${item.device_id}`
  const last_seq = Math.max(seen.get(key)?.last_seq ?? 0, item.seq)
  seen.set(key, { organisation_id, device_id: item.device_id, last_seq })
}
