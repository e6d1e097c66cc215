import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { orderItems, orders } from '#server/db/tables/orders.ts'
import { users } from '#server/db/tables/users.ts'
import { createAccountClient } from '../auth/account-client.ts'
import {
  insertChampionship,
  insertChampionshipClass,
  insertEvent,
  insertOrganisation,
  insertSignUp,
} from '../sample-rows.ts'
import { createTestApp } from '../test-app.ts'

const { app, database, close } = await createTestApp()
const client = createAccountClient(app, database.db)
afterAll(close)

it('the carts are the own open orders, one per organisation, with their live items', async () => {
  const { db } = database
  const token = await client.signedIn('buyer@example.org')
  expect((await client.get('payment/cart/', token)).body).toEqual([])
  const [buyer] = await db.select().from(users).where(eq(users.email, 'buyer@example.org'))
  const organisation = await insertOrganisation(db)
  const championship = await insertChampionship(db, organisation.id)
  const event = await insertEvent(db, championship)
  const { signUp } = await insertSignUp(db, event, await insertChampionshipClass(db, championship))
  const own = { organisation_id: organisation.id, buyer_id: buyer?.id ?? '', currency: 'CZK' }
  await db.insert(orders).values({ ...own, status: 'cancelled' })
  const [cart] = await db
    .insert(orders)
    .values({ ...own, total_minor: 95_000, held_until: '2025-03-01T10:30:00.000Z' })
    .returning()
  const item = {
    organisation_id: organisation.id,
    order_id: cart?.id ?? '',
    kind: 'event_sign_up' as const,
    event_sign_up_id: signUp.id,
  }
  await db.insert(orderItems).values([
    { ...item, label: 'Given back', price_minor: 1, is_live: false },
    { ...item, label: 'Entry, Pro', price_minor: 95_000 },
  ])
  expect((await client.get('payment/cart/', token)).body).toEqual([
    {
      id: cart?.id,
      currency: 'CZK',
      total_minor: 95_000,
      held_until: '2025-03-01T10:30:00.000Z',
      orderitem_set: [
        {
          id: expect.any(String),
          quantity: 1,
          label: 'Entry, Pro',
          price_minor: 95_000,
          event_signup: signUp.id,
          membership: null,
        },
      ],
    },
  ])
  const other = await client.signedIn('other@example.org')
  expect((await client.get('payment/cart/', other)).body).toEqual([])
  expect((await client.get('payment/cart/')).status).toBe(401)
})
