import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { authTokens, oneTimeTokens } from '#server/db/tables/auth.ts'
import { mailOutbox } from '#server/db/tables/mail-outbox.ts'
import { rateLimits } from '#server/db/tables/rate-limits.ts'
import { sweepExpired } from '#server/jobs/sweep-expired.ts'
import { insertUser } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

it('what has served its time is deleted, the rest stays', async () => {
  const { id: user_id } = await insertUser(db)
  const long = sql`now() - interval '100 days'`
  const lately = sql`now() - interval '1 hour'`
  const soon = sql`now() + interval '1 hour'`
  await db.insert(authTokens).values([
    { user_id, token_hash: 'old', created_at: long, expires_at: sql`now() - interval '93 days'` },
    { user_id, token_hash: 'new', created_at: lately, expires_at: soon },
  ])
  await db.insert(oneTimeTokens).values([
    {
      user_id,
      purpose: 'activation',
      token_hash: 'old',
      created_at: long,
      expires_at: sql`now() - interval '93 days'`,
    },
    { user_id, purpose: 'activation', token_hash: 'new', created_at: lately, expires_at: soon },
  ])
  await db.insert(rateLimits).values([
    { bucket: 'old', window_start: long, attempts: 1 },
    { bucket: 'new', window_start: lately, attempts: 1 },
  ])
  const mail = { to_address: 'a@example.org', text: '', html: '' }
  await db.insert(mailOutbox).values([
    { ...mail, subject: 'old', created_at: long },
    { ...mail, subject: 'new' },
  ])
  await sweepExpired({ db })
  expect(await db.select({ key: authTokens.token_hash }).from(authTokens)).toEqual([{ key: 'new' }])
  expect(await db.select({ key: oneTimeTokens.token_hash }).from(oneTimeTokens)).toEqual([{ key: 'new' }])
  expect(await db.select({ key: rateLimits.bucket }).from(rateLimits)).toEqual([{ key: 'new' }])
  expect(await db.select({ key: mailOutbox.subject }).from(mailOutbox)).toEqual([{ key: 'new' }])
})
