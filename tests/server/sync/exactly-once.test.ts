import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Person } from '#domain/core/access.ts'
import { payloadHash } from '#domain/sync/payload-hash.ts'
import type { SyncItem } from '#domain/sync/sync-item.ts'
import { auditLog } from '#server/db/tables/audit-log.ts'
import { syncItems } from '#server/db/tables/sync-items.ts'
import type { SyncRules } from '#server/sync/apply-item.ts'
import type { SyncEffects } from '#server/sync/sync-effect.ts'
import { claimItem, removeExpiredSyncItems } from '#server/sync/sync-item-store.ts'
import { refusalOf, refused } from '../db/refusal-of.ts'
import { insertOrganisation, insertUser } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { personOf, sendItems, sha256Hex } from './timing-items.ts'

// Kinds of the test's own: effects that nothing else keeps from happening twice, and one that fails.

const { db, drop } = await createTestDatabase()
afterAll(drop)

let sender: Person
let organisationId: string
beforeAll(async () => {
  sender = personOf((await insertUser(db)).id)
  organisationId = (await insertOrganisation(db)).id
})

const note = z.strictObject({ text: z.string() })
const kinds = {
  note: {
    version: 4,
    payload: note,
    upcasts: {
      1: (old: unknown) => ({
        text: z
          .object({ words: z.array(z.string()) })
          .parse(old)
          .words.join(' '),
      }),
      2: (old: unknown) => old,
      3: (old: unknown) => old,
    },
  },
}
let isBroken = false
const effects: SyncEffects = {
  note: async (tx, item) => {
    await tx.insert(auditLog).values({
      action: 'note',
      subject_kind: 'sync',
      subject_id: item.id,
      summary: note.parse(item.payload).text,
    })
    if (isBroken) throw new Error('the effect fails after it has written')
    return { verdict: 'applied', organisation_id: organisationId }
  },
}
const guarded: SyncRules = { kinds, effects, claim: claimItem }
const unguarded: SyncRules = {
  ...guarded,
  claim: async (tx, item, senderId) => {
    await claimItem(tx, { ...item, id: newId() }, senderId)
    return null
  },
}

function noteItem(fields: Partial<SyncItem> = {}): SyncItem {
  const captured = { kind: 'note', version: 4, payload: { text: 'a lap' } }
  const hash = payloadHash(captured, sha256Hex)
  const place = { lane: 'timing/x', device_id: 'phone', seq: 1, clock: null, again: false }
  return { id: newId(), ...place, ...captured, captured_version: 4, hash, ...fields }
}
const timesMade = (id: string) => db.$count(auditLog, eq(auditLog.subject_id, id))

describe('an effect that nothing else guards', () => {
  it('is made once for three arrivals, two of them together', async () => {
    const item = noteItem()
    await Promise.all([sendItems(db, sender, [item], guarded), sendItems(db, sender, [item], guarded)])
    await sendItems(db, sender, [item], guarded)
    expect(await timesMade(item.id)).toBe(1)
  })

  it('is made three times with the guard switched off: it is the memory that keeps it single', async () => {
    const item = noteItem()
    for (let turn = 0; turn < 3; turn += 1) await sendItems(db, sender, [item], unguarded)
    expect(await timesMade(item.id)).toBe(3)
  })

  it('leaves no trace when it fails half-way, is told to come again, and then is made once', async () => {
    const [poison, good] = [noteItem(), noteItem()]
    isBroken = true
    const failed = await sendItems(db, sender, [poison], guarded)
    isBroken = false
    expect(failed.results).toMatchObject([{ result: 'retry', code: 'internal' }])
    expect(failed.errors).toHaveLength(1)
    expect(await timesMade(poison.id)).toBe(0)
    expect((await sendItems(db, sender, [poison, good], guarded)).words).toEqual(['applied', 'applied'])
    expect(await timesMade(poison.id)).toBe(1)
  })
})

describe('versions', () => {
  it('an app two versions old is understood; an older one has to be updated', async () => {
    const old = (version: number) => {
      const payload = { text: 'old' }
      const hash = payloadHash({ kind: 'note', version, payload }, sha256Hex)
      return noteItem({ version, captured_version: version, payload, hash })
    }
    const { results } = await sendItems(db, sender, [old(2), old(1)], guarded)
    expect(results).toMatchObject([{ result: 'applied' }, { result: 'upgrade', code: 'app_too_old' }])
  })

  it('a repeat that a newer app has brought up to date is still a repeat', async () => {
    const payload = { text: 'captured by version 3' }
    const hash = payloadHash({ kind: 'note', version: 3, payload }, sha256Hex)
    const first = noteItem({ version: 3, captured_version: 3, payload, hash })
    await sendItems(db, sender, [first], guarded)
    const later = { ...first, version: 4, payload: { text: 'captured by version 3' } }
    expect((await sendItems(db, sender, [later], guarded)).words).toEqual(['duplicate'])
    expect(await timesMade(first.id)).toBe(1)
  })

  it.each([
    ['unknown kind', { kind: 'telepathy' }],
    ['newer version', { version: 5, captured_version: 5 }],
    ['name of a method', { kind: 'constructor' }],
  ])('an %s is told to come again and is not held against it later', async (_, fields) => {
    const item = noteItem(fields)
    const hash = payloadHash(item, sha256Hex)
    const { results } = await sendItems(db, sender, [{ ...item, hash }], guarded)
    expect(results).toMatchObject([{ result: 'retry' }])
    expect(await db.$count(syncItems, eq(syncItems.id, item.id))).toBe(0)
  })
})

describe('the memory', () => {
  it('of what took effect is neither changed nor deleted before its season is over', async () => {
    const item = noteItem()
    await sendItems(db, sender, [item], guarded)
    const mine = eq(syncItems.id, item.id)
    const changing = db.update(syncItems).set({ verdict: 'rejected' }).where(mine)
    expect(await refusalOf(changing)).toBe(refused.changeOfFact)
    expect(await refusalOf(db.delete(syncItems).where(mine))).toBe(refused.changeOfFact)
    expect(await refusalOf(db.execute(sql`truncate sync_items`))).toBe(refused.changeOfFact)
  })

  it('goes when the season is over', async () => {
    const { id, hash, kind, lane, device_id, seq } = noteItem()
    const row = { id, hash, kind, lane, device_id, seq, sent_by_id: sender.user_id, verdict: 'rejected' } as const
    await db.insert(syncItems).values({ ...row, expires_at: '2020-01-01T00:00:00.000Z' })
    await removeExpiredSyncItems(db)
    expect(await db.$count(syncItems, eq(syncItems.id, id))).toBe(0)
    expect(await db.$count(syncItems)).toBeGreaterThan(0)
  })
})
