import type { SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import type { BatchLock } from './batch-lock.ts'
import type { CaptureTools } from './capture-entry.ts'
import type { CompareDigests } from './compare-digests.ts'
import type { SetTimer } from './database-link.ts'
import type { SendBatch } from './send-batch.ts'

/** Everything that draining uses of the world. */
export type DrainTools = CaptureTools & {
  /** Whose outbox it is. */
  userId: string
  /** Whose account is signed in at this moment; nobody else's entries are sent. */
  signedInUserId: () => string | null
  appVersion: string
  kinds: SyncKinds
  send: SendBatch
  compare: CompareDigests
  lock: BatchLock
  /** Epoch ms of the wall clock, which may jump. */
  now: () => number
  random: () => number
  /** The longest wait between attempts: 30 s on the timing screen, 5 min elsewhere. */
  capMs: () => number
  setTimer: SetTimer
  /** Told of errors that cost nothing but should be known. */
  onTrouble: (error: unknown) => void
}
