import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'
import { instant } from '#domain/core/instant.ts'
import { deviceId, sha256Text, syncBatch, syncBatchAnswer } from './sync-item.ts'

const digestFields = { race_run_id: id, device_id: deviceId, count: z.int().check(z.gte(0)), digest: sha256Text }

/** A device's side: what it holds as sent of one run, its own entries from `from_seq` on. */
export const digestClaim = z.strictObject({ ...digestFields, from_seq: z.int().check(z.gte(0)) })
export type DigestClaim = z.infer<typeof digestClaim>

/** The server's side of the same. A run that the caller may not time has no line. */
export const serverDigest = z.object({ ...digestFields, from_seq: z.int() })
export type ServerDigest = z.infer<typeof serverDigest>

export const syncCalls = {
  sendBatch: defineCall({
    method: 'POST',
    path: 'sync/batch/',
    summary: 'Entries captured offline: each takes effect once, however often it arrives, and each gets its own result',
    access: 'signed_in',
    offline: 'queue',
    body: syncBatch,
    answer: syncBatchAnswer,
  }),
  compareDigests: defineCall({
    method: 'POST',
    path: 'sync/digest/',
    summary: 'What the server holds of runs, to compare with what a device has sent',
    access: 'signed_in',
    body: z.strictObject({ runs: z.array(digestClaim).check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ runs: z.array(serverDigest) }),
  }),
  getServerTime: defineCall({
    method: 'GET',
    path: 'time/',
    summary: "The server's clock, for devices that measure how far theirs is off",
    access: 'anyone',
    offline: 'never',
    answer: z.object({ now: instant }),
  }),
}
