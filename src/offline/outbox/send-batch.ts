import { syncCalls } from '#domain/sync/sync-calls.ts'
import type { SyncBatch } from '#domain/sync/sync-item.ts'
import type { Api } from '#src/lib/api-client.ts'
import { ApiProblem } from '#src/lib/api-problem.ts'
import type { BatchOutcome } from './batch-outcome.ts'

/** Sends a batch once. Never throws: whatever happens is an outcome. */
export type SendBatch = (batch: SyncBatch) => Promise<BatchOutcome>

/** Over the API client. An answer that it cannot read, or that is not our JSON, counts as no network. */
export function sendBatchBy(api: Api): SendBatch {
  return async (batch) => {
    try {
      return { kind: 'answered', answer: await api(syncCalls.sendBatch, { body: batch }) }
    } catch (error) {
      if (!(error instanceof ApiProblem)) return { kind: 'unreachable', code: 'network', detail: 'Nothing was sent.' }
      const { status, code, message: detail, current, retryAfterS } = error
      if (status < 400) return { kind: 'unreachable', code, detail }
      return { kind: 'refused', refusal: { status, code, detail, current, retryAfterS } }
    }
  }
}
