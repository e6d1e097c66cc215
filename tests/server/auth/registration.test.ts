import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { authTokens, oneTimeTokens } from '#server/db/tables/auth.ts'
import { users } from '#server/db/tables/users.ts'
import { createTestApp } from '../test-app.ts'
import { createAccountClient, newRider } from './account-client.ts'

const start = Date.parse('2025-03-01T10:00:00.000Z')
const day = 24 * 60 * 60 * 1000
let now = start
const { app, database, close } = await createTestApp({
  now: () => now,
  settings: { public_url: 'https://club.example' },
})
const rider = createAccountClient(app, database.db)
afterAll(close)

describe('signing up', () => {
  it('makes an account that waits for its activation, with an own person and one mail', async () => {
    const answer = await rider.register('petra@example.org', { default_vehicle_number: '07', nationality: 'CZE' })
    expect(answer).toMatchObject({ status: 201, body: { email: 'petra@example.org' } })
    expect(await rider.mails('petra@example.org')).toHaveLength(1)
    await rider.post('auth/users/activation/', await rider.link('petra@example.org'))
    const { body } = await rider.logIn('petra@example.org')
    const token = Object.values(body ?? {}).join('')
    const profile = await rider.get('accounts/current/', token)
    expect(profile.body).toMatchObject({
      email: 'petra@example.org',
      full_name: 'Jana Nováková',
      default_vehicle_number: '07',
      nationality: 'CZE',
      phone_number: null,
      is_verified: true,
      is_staff: false,
      is_superuser: false,
      is_platform_admin: false,
      groups: [],
      user_permissions: [],
    })
    const { body: people } = await rider.get('accounts/participants/', token)
    expect(people).toEqual([{ uuid: expect.any(String), full_name: 'Jana Nováková', is_current_user: true }])
  })

  it('stores the address in small letters and the password only as an argon2id hash', async () => {
    await rider.register('Capital@Example.ORG')
    const [row] = await database.db.select().from(users).where(eq(users.email, 'capital@example.org'))
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('answers the same for a known address, changes nothing, and tells its owner by mail once an hour', async () => {
    await rider.signedIn('known@example.org')
    const first = await rider.register('known@example.org', { first_name: 'Mallory', password: 'stolen-password-1' })
    await rider.register('KNOWN@example.org')
    const other = await rider.register('unknown@example.org')
    expect(first.status).toBe(other.status)
    expect(Object.keys(first.body ?? {})).toEqual(Object.keys(other.body ?? {}))
    const mails = await rider.mails('known@example.org')
    expect(mails.map((mail) => mail.subject)).toEqual([
      expect.stringContaining('You already have an account'),
      expect.stringContaining('Activate your account'),
    ])
    expect(mails[0]?.text).toContain('Hello Jana,')
    expect(mails[0]?.text).toContain('https://club.example/auth/password/reset/send')
    expect((await rider.logIn('known@example.org')).status).toBe(200)
    expect((await rider.logIn('known@example.org', 'stolen-password-1')).status).toBe(400)
  })

  it('makes one account of two registrations at once', async () => {
    const both = await Promise.all([rider.register('twice@example.org'), rider.register('twice@example.org')])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const rows = await database.db.select().from(users).where(eq(users.email, 'twice@example.org'))
    expect(rows).toHaveLength(1)
    expect(await rider.mails('twice@example.org')).toHaveLength(2)
  })

  it('gives an address to the registration whose link was opened, not to a stranger who was there first', async () => {
    await rider.register('victim@example.org', { first_name: 'Mallory', password: 'mallorys-choice-1' })
    await rider.register('victim@example.org', { first_name: 'Vera', password: 'veras-own-choice-2' })
    const link = await rider.link('victim@example.org')
    await rider.register('victim@example.org', { first_name: 'Mallory', password: 'mallorys-choice-1' })
    expect((await rider.post('auth/users/activation/', link)).status).toBe(204)
    expect((await rider.logIn('victim@example.org', 'mallorys-choice-1')).status).toBe(400)
    expect((await rider.logIn('victim@example.org', 'veras-own-choice-2')).status).toBe(200)
    const strangers = await rider.link('victim@example.org')
    expect((await rider.post('auth/users/activation/', strangers)).status).toBe(400)
  })

  it.each([
    ['a short password', { password: 'short1' }, 'password'],
    ['a well-known password', { password: 'Motocross123' }, 'password'],
    ['no first name', { first_name: '  ' }, 'first_name'],
    ['an address that is none', { email: 'rider' }, 'email'],
    ['a field that is not known', { is_superuser: true }, 'is_superuser'],
  ])('refuses %s beside its field', async (_, more, field) => {
    const { status, body } = await rider.register('refused@example.org', more)
    expect(status).toBe(400)
    expect(body).toEqual({ [field]: [expect.any(String)] })
  })
})

describe('the activation link', () => {
  it('works once', async () => {
    await rider.register('once@example.org')
    const link = await rider.link('once@example.org')
    expect((await rider.post('auth/users/activation/', link)).status).toBe(204)
    const again = await rider.post('auth/users/activation/', link)
    expect(again).toMatchObject({ status: 400, body: { non_field_errors: [expect.stringContaining('used already')] } })
  })

  it('of two openings at once honours one', async () => {
    await rider.register('race@example.org')
    const link = await rider.link('race@example.org')
    const both = await Promise.all([1, 2].map(() => rider.post('auth/users/activation/', link)))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
  })

  it('lasts 7 days and not a moment longer', async () => {
    now = start
    await rider.register('slow@example.org')
    await rider.register('slower@example.org')
    now = start + 7 * day - 1
    expect((await rider.post('auth/users/activation/', await rider.link('slow@example.org'))).status).toBe(204)
    now = start + 7 * day
    expect((await rider.post('auth/users/activation/', await rider.link('slower@example.org'))).status).toBe(400)
    now = start
  })

  it('works for its own account only, and nonsense is refused alike', async () => {
    await rider.register('mine@example.org')
    await rider.register('yours@example.org')
    const mine = await rider.link('mine@example.org')
    const yours = await rider.link('yours@example.org')
    const crossed = await rider.post('auth/users/activation/', { uid: yours.uid, token: mine.token })
    const noUid = await rider.post('auth/users/activation/', { uid: 'nobody', token: mine.token })
    const unknown = await rider.post('auth/users/activation/', { uid: mine.uid, token: 'x'.repeat(43) })
    expect(crossed.status).toBe(400)
    expect(noUid.body).toEqual(crossed.body)
    expect(unknown.body).toEqual(crossed.body)
    expect((await rider.post('auth/users/activation/', mine)).status).toBe(204)
  })

  it('is sent again only to who waits for one, with the same answer for everybody', async () => {
    await rider.register('waiting@example.org')
    await rider.signedIn('active@example.org')
    const answers = await Promise.all(
      ['waiting@example.org', 'active@example.org', 'nobody@example.org'].map((email) =>
        rider.post('auth/users/resend_activation_email/', { email }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, null]))
    expect(await rider.mails('waiting@example.org')).toHaveLength(2)
    expect(await rider.mails('active@example.org')).toHaveLength(1)
    expect(await rider.mails('nobody@example.org')).toHaveLength(0)
    expect((await rider.post('auth/users/activation/', await rider.link('waiting@example.org'))).status).toBe(204)
    expect((await rider.logIn('waiting@example.org', newRider.password)).status).toBe(200)
  })
})

it('no secret of a link or sign-in stands readable in the token tables', async () => {
  const token = await rider.signedIn('secret@example.org')
  await rider.post('auth/users/reset_password/', { email: 'secret@example.org' })
  const { token: resetToken } = await rider.link('secret@example.org')
  const stored = JSON.stringify([
    await database.db.select().from(authTokens),
    await database.db.select().from(oneTimeTokens),
  ])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(resetToken)
  expect(token.length).toBeGreaterThanOrEqual(43)
})
