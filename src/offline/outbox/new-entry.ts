import * as z from 'zod/mini'
import { plainJson } from '#domain/sync/canonical-json.ts'
import { payloadHash, type Sha256Hex } from '#domain/sync/payload-hash.ts'
import { rawClock } from '#domain/timing/timing-fact.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Which fields of the payload the outbox fills in, because only it knows them. */
const stampField = z.enum(['id', 'seq', 'device_id'])

/** What a screen hands over: an effect to be made on the server. */
export const capture = z.object({
  id: z.string(),
  lane: z.string(),
  kind: z.string(),
  version: z.int(),
  payload: z.record(z.string(), z.unknown()),
  stamps: z.array(stampField),
  clock: z.nullable(rawClock),
  captured_ms: z.number(),
})
export type Capture = z.infer<typeof capture>

/** An entry's place: made in the transaction that stores it. */
export type EntryPlace = { device_id: string; seq: number; position: number }

/** The row as it is stored first: stamped, hashed, queued. Throws for a payload that is no JSON. */
export function newEntry(captured: Capture, place: EntryPlace, sha256Hex: Sha256Hex): OutboxEntry {
  const { id, lane, kind, version, clock, captured_ms } = captured
  const values = { id, seq: place.seq, device_id: place.device_id }
  const stamped = Object.fromEntries(captured.stamps.map((field) => [field, values[field]]))
  const payload = plainJson({ ...captured.payload, ...stamped })
  return {
    id,
    lane,
    ...place,
    kind,
    version,
    payload,
    hash: payloadHash({ kind, version, payload }, sha256Hex),
    clock,
    captured_ms,
    state: 'queued',
    again: false,
    attempts: 0,
    failed_alone: 0,
    next_attempt_ms: 0,
    lease_until_ms: 0,
    lease_id: '',
    sent_ms: 0,
    last_problem: null,
  }
}
