import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrganisationRole, Person } from '#domain/core/access.ts'
import { bringUpToDate, type SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import { canonicalJson } from '#domain/sync/canonical-json.ts'
import { closedRunRefusal } from '#domain/sync/closed-run.ts'
import { payloadHash } from '#domain/sync/payload-hash.ts'
import { runDigest } from '#domain/sync/run-digest.ts'
import { syncBatchAnswer } from '#domain/sync/sync-item.ts'
import { indemnityLane, laneHalts, runOfLane, syncLane, timingLane } from '#domain/sync/sync-lane.ts'
import { organisationsToSee, organisationsToTime } from '#domain/sync/timing-rights.ts'

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

describe('canonical JSON', () => {
  it('spells equal values alike, whatever the order of their keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ž' }], a: undefined, e: 1.5 })).toBe(
      '{"b":[1,{"c":"ž","d":null}],"e":1.5}',
    )
  })

  it('survives the way over the wire', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json)
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value))
      }),
    )
  })

  it('tells different values apart', () => {
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }))
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
  })
})

describe('hash and digest', () => {
  it('the hash covers kind, version and payload', () => {
    const one = { kind: 'timing_fact', version: 1, payload: { a: 1, b: 2 } }
    const hash = payloadHash(one, sha256Hex)
    expect(payloadHash({ ...one, payload: { b: 2, a: 1 } }, sha256Hex)).toBe(hash)
    const others = [
      { ...one, kind: 'other' },
      { ...one, version: 2 },
      { ...one, payload: { a: 1, b: 3 } },
    ]
    for (const other of others) expect(payloadHash(other, sha256Hex)).not.toBe(hash)
  })

  it('the digest knows neither order nor repeats, and misses nothing', () => {
    const ids = fc.uniqueArray(fc.uuid(), { minLength: 1 })
    fc.assert(
      fc.property(ids, (all) => {
        const digest = runDigest(all, sha256Hex)
        expect(runDigest([...all].reverse().concat(all), sha256Hex)).toEqual(digest)
        expect(runDigest(all.slice(1), sha256Hex)).not.toEqual(digest)
      }),
    )
  })
})

describe('lanes', () => {
  it('a timing lane names its run and goes on; an indemnity lane halts', () => {
    const id = '018f2f3e-7c00-7000-8000-000000000001'
    expect(runOfLane(timingLane(id))).toBe(id)
    expect(laneHalts(timingLane(id))).toBe(false)
    expect(runOfLane(indemnityLane(id))).toBeNull()
    expect(laneHalts(indemnityLane(id))).toBe(true)
    expect(syncLane.safeParse(timingLane(id)).success).toBe(true)
  })
})

describe('bringing a payload up to date', () => {
  const kinds: SyncKinds = {
    note: {
      version: 4,
      payload: syncLane,
      upcasts: { 2: (old) => ({ old }), 3: (old) => ({ older: old }) },
    },
  }
  const cases = [
    ['the present version stays as it is', 'note', 4, { outcome: 'current', version: 4, payload: 'x' }],
    ['an old one goes step by step', 'note', 2, { outcome: 'current', version: 4, payload: { older: { old: 'x' } } }],
    ['three versions before is too old for the server', 'note', 1, { outcome: 'too_old' }],
    ['a newer one is kept for a newer program', 'note', 5, { outcome: 'unknown' }],
    ['an unknown kind is kept', 'other', 1, { outcome: 'unknown' }],
    ['a name that every object has is no kind', 'toString', 1, { outcome: 'unknown' }],
  ] as const
  it.each(cases)('%s', (_, kind, version, expected) => {
    expect(bringUpToDate(kinds, { kind, version, payload: 'x' }, 'accepted')).toEqual(expected)
  })
})

describe('who may time where', () => {
  const person = (roles: [string, OrganisationRole[]][], fields: Partial<Person> = {}) => {
    const flags = { is_superuser: false, is_platform_admin: false, is_staff: false }
    return { kind: 'person', user_id: 'u', ...flags, roles: new Map(roles), ...fields } as const
  }
  it.each([
    ['nobody', { kind: 'anonymous' } as const, [], []],
    ['a rider', person([]), [], []],
    [
      'a timekeeper of a and editor of b',
      person([
        ['a', ['timekeeper']],
        ['b', ['editor']],
      ]),
      ['a'],
      ['a', 'b'],
    ],
    [
      'an owner and a secretary',
      person([
        ['a', ['owner']],
        ['b', ['gate', 'secretary']],
      ]),
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a superuser', person([], { is_superuser: true }), 'all', 'all'],
  ])('%s', (_, actor, time, see) => {
    expect(organisationsToTime(actor)).toEqual(time)
    expect(organisationsToSee(actor)).toEqual(see)
  })
})

describe('a run', () => {
  it.each([
    ['running', true],
    ['finished', true],
    ['provisional', true],
    ['official', false],
    ['cancelled', false],
  ] as const)('%s takes facts: %s', (status, takes) => {
    expect(closedRunRefusal({ name: 'Final', status }) === null).toBe(takes)
  })
})

describe('an answer from a newer server', () => {
  it('with a word that this app does not know keeps the entry and spoils nothing for the others', () => {
    const results = [
      { id: 'a', result: 'teleported' },
      { id: 'b', result: 'applied' },
    ]
    expect(syncBatchAnswer.parse({ results, gaps: [] }).results.map(({ result }) => result)).toEqual([
      'retry',
      'applied',
    ])
  })
})
