import type { SyncBatchAnswer } from '#domain/sync/sync-item.ts'

/** A refusal of a batch as a whole. */
export type BatchRefusal = {
  status: number
  code: string
  detail: string
  current?: unknown
  retryAfterS: number | null
}

/** What came back for a batch. `unreachable`: nothing that our API said, such as no network or a portal's page. */
export type BatchOutcome =
  | { kind: 'answered'; answer: SyncBatchAnswer }
  | { kind: 'refused'; refusal: BatchRefusal }
  | { kind: 'unreachable'; code: string; detail: string }

export type BatchVerdict =
  /** Each entry by its own result. */
  | 'judge'
  /** Nobody is to blame: everything back into the queue, all wait. */
  | 'wait'
  | 'sign_in'
  | 'update'
  /** One of several is to blame: try half. */
  | 'halve'
  /** The one entry of the batch is refused. */
  | 'park'
  /** The one entry of the batch fails on the server. */
  | 'alone'

/**
 * What to do after a batch of `size` entries. A refusal that names no entry is pinned on one by halving, never on all. A
 * server that is away or asks for patience (429, 503) is nobody's fault, like no network.
 */
export function judgeOutcome(outcome: BatchOutcome, size: number): BatchVerdict {
  if (outcome.kind === 'answered') return 'judge'
  if (outcome.kind === 'unreachable') return 'wait'
  const { status } = outcome.refusal
  if (status === 401) return 'sign_in'
  if (status === 426) return 'update'
  if (status === 429 || status === 503) return 'wait'
  if (size > 1) return 'halve'
  return status >= 500 ? 'alone' : 'park'
}
