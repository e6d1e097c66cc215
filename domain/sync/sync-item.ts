import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { rawClock } from '#domain/timing/timing-fact.ts'
import { syncLane } from './sync-lane.ts'

/** A batch holds no more than this, counted and in bytes of its JSON; a single larger item travels alone. */
export const mostItems = 50
export const mostBytes = 48 * 1024

export const deviceId = z.string().check(z.minLength(1), z.maxLength(64))
export const sha256Text = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A SHA-256 is 64 hexadecimal digits.'))
const versionNumber = z.int().check(z.gte(1), z.lte(9999))

/** One captured entry on its way to the server. Its id is the idempotency key and the id of the row that it becomes. */
export const syncItem = z.strictObject({
  id,
  lane: syncLane,
  device_id: deviceId,
  /** Counts up per device, over all lanes. */
  seq: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  kind: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  /** Of the payload as sent, and as captured: they differ when an app brought an old entry up to date. */
  version: versionNumber,
  captured_version: versionNumber,
  payload: z.unknown(),
  /** See `payloadHash`: of kind, version and payload as captured. */
  hash: sha256Text,
  clock: z.nullable(rawClock),
  /** The person asked for a refused entry to be judged once more. */
  again: z.boolean(),
})
export type SyncItem = z.infer<typeof syncItem>

/**
 * What became of an item. `applied`: its effect is made, now. `duplicate`: it had been made before. `rejected`: it never
 * will as it is. `conflict`: what is there speaks against it, `current` shows it. `upgrade`: the app that made it is too
 * old. `retry`: not now.
 */
export const syncResultWord = z.enum(['applied', 'duplicate', 'rejected', 'conflict', 'upgrade', 'retry'])
export type SyncResultWord = z.infer<typeof syncResultWord>

export const syncResult = z.object({
  id: z.string(),
  // A word from a newer server must not spoil the answer for the others of the batch: the entry is kept and tried again.
  result: z.catch(syncResultWord, 'retry'),
  /** For all but `applied` and `duplicate`: the code of a problem (`domain/core/problem.ts`) and a sentence. */
  code: z.optional(z.string()),
  detail: z.optional(z.string()),
  /** For `conflict`: the server's copy. */
  current: z.optional(z.unknown()),
})
export type SyncResult = z.infer<typeof syncResult>

/** Sequence numbers of a device that the server has never seen although it has seen later ones, both ends included. */
export const sequenceGap = z.object({ device_id: z.string(), from_seq: z.int(), to_seq: z.int() })
export type SequenceGap = z.infer<typeof sequenceGap>

export const syncBatch = z.strictObject({
  /** Whose outbox this is. When another account sends it, nothing is done (`retry`, code `not_signed_in`). */
  owner_id: id,
  app_version: z.string().check(z.maxLength(64)),
  items: z.array(syncItem).check(z.minLength(1), z.maxLength(mostItems)),
})
export type SyncBatch = z.infer<typeof syncBatch>

export const syncBatchAnswer = z.object({ results: z.array(syncResult), gaps: z.array(sequenceGap) })
export type SyncBatchAnswer = z.infer<typeof syncBatchAnswer>
