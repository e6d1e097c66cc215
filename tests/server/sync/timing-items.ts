import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Person } from '#domain/core/access.ts'
import { payloadHash } from '#domain/sync/payload-hash.ts'
import type { SyncBatch, SyncItem, SyncResult } from '#domain/sync/sync-item.ts'
import { timingLane } from '#domain/sync/sync-lane.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import type { Db } from '#server/db/client.ts'
import { applyBatch } from '#server/sync/apply-batch.ts'
import type { SyncRules } from '#server/sync/apply-item.ts'
import { syncRules } from '#server/sync/sync-handlers.ts'

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A passing by hand of number 7, ten minutes into the race. */
export function passing(raceRunId: string, fields: Partial<Extract<TimingFact, { kind: 'passing' }>> = {}): TimingFact {
  return {
    id: newId(),
    race_run_id: raceRunId,
    kind: 'passing',
    recorded_at: '2025-03-15T10:10:00.000Z',
    actor_id: null,
    device_id: 'phone',
    seq: 1,
    event_sign_up_id: null,
    number: '7',
    source: 'manual',
    backup: false,
    at: '2025-03-15T10:10:00.000Z',
    clock: null,
    transponder: null,
    precision: 'time',
    ...fields,
  }
}

/** The item that a device makes of a fact. */
export function itemOf(fact: TimingFact, fields: Partial<SyncItem> = {}): SyncItem {
  const kind = 'timing_fact'
  return {
    id: fact.id,
    lane: timingLane(fact.race_run_id),
    device_id: fact.device_id,
    seq: fact.seq,
    kind,
    version: 1,
    captured_version: 1,
    payload: fact,
    hash: payloadHash({ kind, version: 1, payload: fact }, sha256Hex),
    clock: null,
    again: false,
    ...fields,
  }
}

export function personOf(userId: string, roles: Person['roles'] = new Map()): Person {
  return { user_id: userId, is_superuser: false, is_platform_admin: false, is_staff: false, roles }
}

export function batchOf(sender: Person, items: SyncItem[]): SyncBatch {
  return { owner_id: sender.user_id, app_version: 'test', items }
}

/** Sends items as this person; errors that the server would log are handed out. */
export async function sendItems(db: Db, sender: Person, items: SyncItem[], rules: SyncRules = syncRules) {
  const errors: unknown[] = []
  const answer = await applyBatch(db, rules, batchOf(sender, items), sender, (error) => errors.push(error))
  return { ...answer, errors, words: answer.results.map((result: SyncResult) => result.result) }
}
