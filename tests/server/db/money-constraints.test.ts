import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderItems, orders } from '#server/db/tables/orders.ts'
import { payments } from '#server/db/tables/payments.ts'
import { priceTables, priceTiers } from '#server/db/tables/price-tables.ts'
import { insertRound, insertSignUp, insertUser } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { refusalOf, refused } from './refusal-of.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

let round: Awaited<ReturnType<typeof insertRound>>
beforeAll(async () => {
  round = await insertRound(db)
})

describe('prices', () => {
  it('have tiers that never overlap within a table', async () => {
    const organisation_id = round.organisation.id
    const [table] = await db.insert(priceTables).values({ organisation_id, name: 'Fees', currency: 'CZK' }).returning()
    const tier = (valid_from: string | null, valid_to: string | null) =>
      refusalOf(db.insert(priceTiers).values({ price_table_id: table?.id ?? '', name: 'Tier', valid_from, valid_to }))
    expect(await tier(null, '2025-02-01T00:00:00.000Z')).toBeNull()
    expect(await tier('2025-02-01T00:00:00.000Z', '2025-03-01T00:00:00.000Z')).toBeNull()
    expect(await tier('2025-02-28T00:00:00.000Z', null)).toBe(refused.overlap)
  })
})

describe('orders', () => {
  it('are one open cart per buyer and organisation, with each thing in one live order', async () => {
    const buyer = await insertUser(db)
    const { event, championshipClass, organisation } = round
    const openCart = { organisation_id: organisation.id, buyer_id: buyer.id, currency: 'CZK' }
    const [cart] = await db.insert(orders).values(openCart).returning()
    expect(await refusalOf(db.insert(orders).values(openCart))).toBe(refused.notUnique)
    const { signUp } = await insertSignUp(db, event, championshipClass)
    const item = {
      organisation_id: organisation.id,
      order_id: cart?.id ?? '',
      kind: 'event_sign_up' as const,
      event_sign_up_id: signUp.id,
      label: 'Entry',
      price_minor: 115_000,
    }
    expect(await refusalOf(db.insert(orderItems).values({ ...item, quantity: 2 }))).toBe(refused.check)
    expect(await refusalOf(db.insert(orderItems).values({ ...item, kind: 'membership' }))).toBe(refused.check)
    expect(await refusalOf(db.insert(orderItems).values(item))).toBeNull()
    expect(await refusalOf(db.insert(orderItems).values(item))).toBe(refused.notUnique)
  })

  it('are paid once per reference of the provider', async () => {
    const buyer = await insertUser(db)
    const [order] = await db
      .insert(orders)
      .values({ organisation_id: round.organisation.id, buyer_id: buyer.id, currency: 'EUR' })
      .returning()
    const payment = {
      organisation_id: round.organisation.id,
      order_id: order?.id ?? '',
      provider: 'stripe' as const,
      provider_reference: 'cs_1',
      amount_minor: 1000,
      currency: 'EUR',
    }
    expect(await refusalOf(db.insert(payments).values(payment))).toBeNull()
    expect(await refusalOf(db.insert(payments).values(payment))).toBe(refused.notUnique)
  })
})
