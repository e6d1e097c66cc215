import { timingFact } from '#domain/timing/timing-fact.ts'
import type { SyncKinds } from './bring-up-to-date.ts'

/** Every kind of entry that may wait in an outbox. Raise `version` with an upcast when a payload changes its shape. */
export const syncKinds = {
  timing_fact: { version: 1, payload: timingFact, upcasts: {} },
} as const satisfies SyncKinds
