import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SyncResult } from '#domain/sync/sync-item.ts'
import { type BatchOutcome, judgeOutcome } from '#src/offline/outbox/batch-outcome.ts'
import { gateAfterAnswer, gateAfterFailure, gateAllows, openGate } from '#src/offline/outbox/drain-gate.ts'
import { isLeaseOver, leased, leaseMs } from '#src/offline/outbox/entry-lease.ts'
import { isDue, jitteredDelayMs } from '#src/offline/outbox/jittered-delay.ts'
import { judgeResult, mostFailuresAlone } from '#src/offline/outbox/judge-result.ts'
import { newEntry } from '#src/offline/outbox/new-entry.ts'
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts'
import { pickBatch } from '#src/offline/outbox/pick-batch.ts'
import { sha256Hex } from '#src/offline/outbox/sha256-hex.ts'
import { sha256Hex as nodeSha256Hex } from './fake-sync-server.ts'
import { lapOf, waiverOf } from './lap-captures.ts'

const nowMs = 1_000_000
const place = { device_id: 'phone', seq: 1, position: 1 }
const entryOf = (fields: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...newEntry({ ...lapOf('7'), id: 'a', captured_ms: 0 }, place, sha256Hex),
  state: 'sending',
  attempts: 1,
  ...fields,
})
const failure = { code: 'internal', detail: '', at_ms: nowMs - 10 }

describe('a word of the server', () => {
  const cases: [string, Partial<SyncResult>, Partial<OutboxEntry>, object][] = [
    ['applied is sent', { result: 'applied' }, {}, { state: 'sent', sent_ms: nowMs, last_problem: null }],
    ['duplicate is sent', { result: 'duplicate' }, {}, { state: 'sent' }],
    [
      'rejected parks',
      { result: 'rejected', code: 'forbidden', detail: 'No.' },
      {},
      { state: 'parked', last_problem: { code: 'forbidden', detail: 'No.', at_ms: nowMs } },
    ],
    [
      'conflict parks with the server’s copy',
      { result: 'conflict', current: { a: 1 } },
      {},
      { state: 'parked', last_problem: { current: { a: 1 } } },
    ],
    ['upgrade waits for a newer app', { result: 'upgrade' }, {}, { state: 'needs_update' }],
    ['retry waits', { result: 'retry' }, {}, { state: 'queued', next_attempt_ms: nowMs + 500 }],
    [
      'retry for another account waits for the sign-in',
      { result: 'retry', code: 'not_signed_in' },
      {},
      { state: 'needs_sign_in' },
    ],
    ['a first failure of its own only waits', { result: 'retry', code: 'internal' }, {}, { state: 'queued' }],
    [
      'a failure while others pass counts',
      { result: 'retry', code: 'internal' },
      { last_problem: failure },
      { state: 'queued', failed_alone: 1 },
    ],
    [
      'one failure too many parks',
      { result: 'retry', code: 'internal' },
      { last_problem: failure, failed_alone: mostFailuresAlone - 1 },
      { state: 'parked' },
    ],
    [
      'any number of waits never parks',
      { result: 'retry', code: 'unavailable' },
      { attempts: 9_999, last_problem: failure },
      { state: 'queued' },
    ],
  ]
  it.each(cases)('%s', (_, result, before, after) => {
    const pace = { nowMs, capMs: 30_000, random: () => 0.5, lastPassMs: nowMs - 5 }
    const said: SyncResult = { id: 'a', result: 'retry', ...result }
    expect(judgeResult(entryOf(before), said, pace)).toMatchObject(after)
  })
})

describe('an answer to a whole batch', () => {
  const refused = (status: number): BatchOutcome => ({
    kind: 'refused',
    refusal: { status, code: '', detail: '', retryAfterS: null },
  })
  it.each([
    [400, 'park', 'halve'],
    [401, 'sign_in', 'sign_in'],
    [403, 'park', 'halve'],
    [404, 'park', 'halve'],
    [409, 'park', 'halve'],
    [413, 'park', 'halve'],
    [422, 'park', 'halve'],
    [426, 'update', 'update'],
    [429, 'wait', 'wait'],
    [500, 'alone', 'halve'],
    [503, 'wait', 'wait'],
  ])('of %i means %s for one and %s for several', (status, one, several) => {
    expect([judgeOutcome(refused(status), 1), judgeOutcome(refused(status), 2)]).toEqual([one, several])
  })

  it('that is none means waiting, whatever the size', () => {
    const outcome: BatchOutcome = { kind: 'unreachable', code: 'network', detail: '' }
    expect([judgeOutcome(outcome, 1), judgeOutcome(outcome, 50)]).toEqual(['wait', 'wait'])
  })
})

describe('the next batch', () => {
  const waiting = (id: string, lane = 'timing/r', next_attempt_ms = 0) => ({ id, lane, next_attempt_ms })
  const choice = { nowMs, eager: false, most: 50, tried: new Set<string>(), heldLanes: new Set<string>() }
  const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('')
  const queue = [
    waiting('a'),
    waiting('b', 'indemnity/x'),
    waiting('c', 'indemnity/x'),
    waiting('d', 'timing/r', nowMs + 1),
    waiting('e', 'indemnity/y', nowMs + 1),
    waiting('f', 'indemnity/y'),
  ]
  it.each([
    ['is what is due, and the first of each lane that halts', {}, 'ab'],
    ['takes what is not due when asked eagerly, still one of a lane that halts', { eager: true }, 'abde'],
    ['is no longer than allowed', { most: 1 }, 'a'],
    ['leaves out what was tried already, and what stands behind it', { eager: true, tried: new Set(['b', 'd']) }, 'ae'],
    ['leaves held lanes alone unless they go on', { heldLanes: new Set(['indemnity/x', 'timing/r']) }, 'a'],
  ])('%s', (_, fields, expected) => {
    expect(ids(pickBatch(queue, { ...choice, ...fields }))).toBe(expected)
  })

  it('keeps the order of capture', () => {
    const lanes = fc.constantFrom('timing/r', 'timing/s', 'indemnity/x', 'indemnity/y')
    fc.assert(
      fc.property(fc.array(lanes, { maxLength: 80 }), fc.boolean(), (all, eager) => {
        const entries = all.map((lane, index) => ({ ...waiting(String(index), lane), index }))
        const picked = pickBatch(entries, { ...choice, eager }).map(({ index }) => index)
        expect(picked).toEqual([...picked].sort((a, b) => a - b))
        expect(picked.length).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('waiting', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 30_000],
    [500, 30_000],
  ])('after %i failures is at most %i ms on the timing screen', (failures, most) => {
    expect(jitteredDelayMs(failures, 30_000, () => 1)).toBe(most)
    expect(jitteredDelayMs(failures, 30_000, () => 0)).toBe(0)
  })

  it('ends, even when the clock was set back meanwhile', () => {
    expect([isDue(nowMs, nowMs), isDue(nowMs + 1, nowMs), isDue(nowMs + 86_400_000, nowMs)]).toEqual([
      true,
      false,
      true,
    ])
  })

  const pace = { nowMs, capMs: 30_000, random: () => 1 }
  it('of the gate ends for a sign after a second, for a person at once, and not before Retry-After', () => {
    const closed = gateAfterFailure({ ...openGate, failures: 9 }, { ...pace, retryAfterS: null })
    expect(gateAllows(closed, 'person', nowMs)).toBe(true)
    expect([gateAllows(closed, 'sign', nowMs + 999), gateAllows(closed, 'sign', nowMs + 1_000)]).toEqual([false, true])
    expect([gateAllows(closed, 'routine', nowMs + 29_999), gateAllows(closed, 'routine', nowMs + 30_000)]).toEqual([
      false,
      true,
    ])
    const asked = gateAfterFailure(openGate, { ...pace, retryAfterS: 60 })
    expect([gateAllows(asked, 'person', nowMs + 59_999), gateAllows(asked, 'routine', nowMs + 60_000)]).toEqual([
      false,
      true,
    ])
    expect(gateAllows(gateAfterAnswer(asked, nowMs), 'routine', nowMs)).toBe(true)
    expect(gateAllows({ ...openGate, stopped: 'signed_out' }, 'person', nowMs)).toBe(false)
  })
})

describe('a lease', () => {
  it.each([
    ['holds while it lasts', leaseMs - 1, false],
    ['is over at its end', leaseMs, true],
    ['is over when the clock was set back behind its beginning', -1, true],
  ])('%s', (_, laterMs, over) => {
    const entry = { ...entryOf(), ...leased(entryOf(), 'mine', nowMs) }
    expect(isLeaseOver(entry, nowMs + laterMs)).toBe(over)
  })
})

describe('an entry', () => {
  it('gets its stamps and the hash of what it says', () => {
    const entry = newEntry({ ...waiverOf('7'), id: 'x', captured_ms: 5 }, { ...place, seq: 9 }, sha256Hex)
    expect(entry.payload).toEqual({ number: '7', id: 'x', seq: 9, device_id: 'phone' })
    expect(entry).toMatchObject({ state: 'queued', seq: 9, captured_ms: 5, attempts: 0 })
  })

  it('is hashed alike in the browser and on the server', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 80 })
    fc.assert(fc.property(texts, (text) => sha256Hex(text) === nodeSha256Hex(text)))
  })
})
