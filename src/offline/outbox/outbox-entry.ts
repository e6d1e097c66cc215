import * as z from 'zod/mini'
import { rawClock } from '#domain/timing/timing-fact.ts'

/**
 * Where an entry stands. `sending` only under a lease; `parked`: refused, with the reason, until its owner decides;
 * `needs_sign_in` and `needs_update` go on by themselves once that is done. `sent` only after the server's answer.
 */
export const entryStates = ['queued', 'sending', 'sent', 'parked', 'needs_sign_in', 'needs_update'] as const
export type EntryState = (typeof entryStates)[number]
/** Everything that has not reached the server. */
export const waitingStates = entryStates.filter((state) => state !== 'sent')

/** The last answer that was not a success. `current` is the server's copy, when it sent one. */
export const entryProblem = z.looseObject({
  code: z.string(),
  detail: z.string(),
  current: z.optional(z.unknown()),
  at_ms: z.number(),
})
export type EntryProblem = z.infer<typeof entryProblem>

/**
 * One captured entry as it lies in IndexedDB. Never a token or a header. Loose: fields of a newer app survive an older
 * one. Moments are epoch milliseconds by the device's wall clock, 0 for none, because an index knows no null.
 */
export const outboxEntry = z.looseObject({
  /** UUIDv7: idempotency key, and id of the row on the server. */
  id: z.string(),
  lane: z.string(),
  device_id: z.string(),
  seq: z.int(),
  kind: z.string(),
  version: z.int(),
  payload: z.unknown(),
  /** See `payloadHash`. */
  hash: z.string(),
  clock: z.nullable(rawClock),
  captured_ms: z.number(),
  /** The order of sending: that of capture, except that a corrected entry takes the place of the one it replaces. */
  position: z.int(),
  state: z.enum(entryStates),
  /** The owner asked for it to be judged again. */
  again: z.boolean(),
  /** How often it was on its way, and how often it failed alone while others passed. */
  attempts: z.int(),
  failed_alone: z.int(),
  next_attempt_ms: z.number(),
  lease_until_ms: z.number(),
  lease_id: z.string(),
  sent_ms: z.number(),
  last_problem: z.nullable(entryProblem),
})
export type OutboxEntry = z.infer<typeof outboxEntry>

/** What a transition changes; the captured part of an entry never changes. */
export type EntryChange = Partial<
  Pick<
    OutboxEntry,
    | 'state'
    | 'again'
    | 'attempts'
    | 'failed_alone'
    | 'next_attempt_ms'
    | 'lease_until_ms'
    | 'lease_id'
    | 'sent_ms'
    | 'last_problem'
  >
>
