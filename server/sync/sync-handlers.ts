import type { syncCalls } from '#domain/sync/sync-calls.ts'
import { syncKinds } from '#domain/sync/sync-kinds.ts'
import type { Handlers } from '#server/http/handler.ts'
import { safeError } from '#server/http/safe-error.ts'
import { appendTimingFact } from './append-timing-fact.ts'
import { applyBatch } from './apply-batch.ts'
import type { SyncRules } from './apply-item.ts'
import { digestRuns } from './digest-runs.ts'
import type { SyncEffects } from './sync-effect.ts'
import { claimItem } from './sync-item-store.ts'

/** One effect for each kind that may wait in an outbox: leaving one out does not compile. */
const effects = { timing_fact: appendTimingFact } satisfies SyncEffects & Record<keyof typeof syncKinds, unknown>

export const syncRules: SyncRules = { kinds: syncKinds, effects, claim: claimItem }

export const syncHandlers: Handlers<typeof syncCalls> = {
  sendBatch: ({ body }, { db, person, log }) =>
    applyBatch(db, syncRules, body, person, (error, item) =>
      log.error({ err: safeError(error), kind: item.kind, item_id: item.id }, 'an item could not be applied'),
    ),
  compareDigests: async ({ body }, { db, actor }) => ({ runs: await digestRuns(db, actor, body.runs) }),
  getServerTime: async (_input, { deps }) => ({ now: new Date(deps.now()).toISOString() }),
}
