import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { isoInstant } from '#server/db/iso-instant.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { parseInstant } from '#server/db/value-parsers.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

describe('values out of the database', () => {
  it('are ISO instants, plain days and exact numbers, also in raw queries and arrays', async () => {
    const { rows } = await db.execute(sql`select
      timestamptz '2025-03-15 09:00:00+01' as instant,
      array[timestamptz '2025-03-15 08:00:00.5+00', null] as instants,
      timestamptz '2025-03-30 00:59:59.999999+00' as last_microsecond,
      date '2025-03-15' as day,
      9007199254740991::int8 as safe, 9007199254740993::int8 as unsafe,
      12.50::numeric as amount, null::timestamptz as never`)
    expect(rows).toEqual([
      {
        instant: '2025-03-15T08:00:00.000Z',
        instants: ['2025-03-15T08:00:00.500Z', null],
        last_microsecond: '2025-03-30T00:59:59.999Z',
        day: '2025-03-15',
        safe: 9007199254740991,
        unsafe: '9007199254740993',
        amount: '12.50',
        never: null,
      },
    ])
  })

  it('come back from a table as they were written, to the millisecond', async () => {
    const created_at = '2025-03-15T08:00:00.007Z'
    const { id } = await insertOrganisation(db, { created_at })
    const found = await db.select({ at: organisations.created_at }).from(organisations).where(eq(organisations.id, id))
    expect(found).toEqual([{ at: created_at }])
    const inJson = await db
      .select({ at: sql<string>`json_build_object('at', ${isoInstant(organisations.created_at)}) ->> 'at'` })
      .from(organisations)
      .where(eq(organisations.id, id))
    expect(inJson).toEqual([{ at: created_at }])
  })

  it('keep any instant of the UTC notation', () => {
    const milliseconds = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2199, 0) })
    fc.assert(
      fc.property(milliseconds, (ms) => {
        const iso = new Date(ms).toISOString()
        const printed = `${iso.slice(0, 10)} ${iso.slice(11, 23).replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros))}+00`
        expect(parseInstant(printed)).toBe(iso)
      }),
    )
  })
})

describe('inTransaction', () => {
  it('keeps nothing of a failed one', async () => {
    const attempt = inTransaction(db, async (tx) => {
      await insertOrganisation(tx, { slug: 'half-done' })
      throw new Error('stop')
    })
    await expect(attempt).rejects.toThrow('stop')
    expect(await db.select().from(organisations).where(eq(organisations.slug, 'half-done'))).toEqual([])
  })

  it('inside another one is a savepoint: its failure leaves the rest', async () => {
    await inTransaction(db, async (tx) => {
      await insertOrganisation(tx, { slug: 'outer' })
      await inTransaction(tx, async (inner) => {
        await insertOrganisation(inner, { slug: 'inner' })
        throw new Error('stop')
      }).catch(() => {})
    })
    const found = await db.select({ slug: organisations.slug }).from(organisations)
    expect(found.map(({ slug }) => slug)).toContain('outer')
    expect(found.map(({ slug }) => slug)).not.toContain('inner')
  })
})

describe('updated_at', () => {
  it('moves with every change and stays with none', async () => {
    const row = await insertOrganisation(db)
    const rename = async (name: string) => {
      const [changed] = await db.update(organisations).set({ name }).where(eq(organisations.id, row.id)).returning()
      return changed?.updated_at ?? ''
    }
    const [first, second] = await inTransaction(db, async (tx) => {
      const update = async (name: string) => {
        const [changed] = await tx.update(organisations).set({ name }).where(eq(organisations.id, row.id)).returning()
        return changed?.updated_at ?? ''
      }
      return [await update('A'), await update('B')]
    })
    expect([row.updated_at, first, second]).toEqual([row.updated_at, first, second].toSorted())
    expect(new Set([row.updated_at, first, second]).size).toBe(3)
    expect(await rename('B')).toBe(second)
  })
})
