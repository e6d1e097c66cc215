import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { signInRefusals } from '#domain/auth/sign-in-refusals.ts'
import { userRoles, users } from '#server/db/tables/users.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp } from '../test-app.ts'
import { createAccountClient, newRider, tokenIn } from './account-client.ts'

const start = Date.parse('2025-03-01T10:00:00.000Z')
const day = 24 * 60 * 60 * 1000
let now = start
const { app, database, close } = await createTestApp({ now: () => now })
const rider = createAccountClient(app, database.db)
afterAll(close)

const ended = { status: 401, body: { code: 'token_ended' } }

describe('signing in', () => {
  it('answers a token that opens the account, without regard to the case of the address', async () => {
    await rider.signedIn('rider@example.org')
    const token = tokenIn(await rider.logIn('Rider@Example.org '))
    const profile = await rider.get('accounts/current/', token)
    expect(profile).toMatchObject({ status: 200, body: { email: 'rider@example.org' } })
    expect(profile.headers['cache-control']).toBe('no-store')
  })

  it('refuses a wrong password, an unknown address and a closed account with one and the same answer', async () => {
    await rider.signedIn('closed@example.org')
    await database.db.update(users).set({ is_active: false }).where(eq(users.email, 'closed@example.org'))
    const answers = [
      await rider.logIn('rider@example.org', 'not-the-password'),
      await rider.logIn('nobody@example.org', 'not-the-password'),
      await rider.logIn('closed@example.org', newRider.password),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toEqual({ non_field_errors: [signInRefusals.wrong] })
    }
  })

  it('tries a hash for an unknown address too, so that both take the same time', async () => {
    const took = async (email: string) => {
      const times: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const before = performance.now()
        await rider.logIn(email, 'not-the-password')
        times.push(performance.now() - before)
      }
      return times.sort((a, b) => a - b)[2] ?? 0
    }
    await rider.logIn('nobody@example.org', 'warm-up')
    const known = await took('rider@example.org')
    const unknown = await took('nobody@example.org')
    expect(unknown).toBeGreaterThan(known * 0.5)
  })

  it('says that an account is not active yet only to who knows its password', async () => {
    await rider.register('new@example.org')
    expect((await rider.logIn('new@example.org')).body).toEqual({ non_field_errors: [signInRefusals.not_activated] })
    const stranger = await rider.logIn('new@example.org', 'a-guessed-password')
    expect(stranger.body).toEqual({ non_field_errors: [signInRefusals.wrong] })
  })

  it('is limited to 5 tries a minute for an address, and says how long to wait', async () => {
    const address = '198.51.100.7'
    const attempt = (email: string) =>
      rider.post('auth/token/login/', { email, password: 'not-the-password' }, { address })
    for (let tried = 0; tried < 5; tried += 1) expect((await attempt('rider@example.org')).status).toBe(400)
    const sixth = await attempt('Rider@example.org')
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt('other@example.org')).status).toBe(400)
    now += 60_000
    expect((await attempt('rider@example.org')).status).toBe(400)
  })
})

describe('a sign-in', () => {
  it('lasts 7 days', async () => {
    now = start
    const token = await rider.signedIn('week@example.org')
    now = start + 7 * day - 1
    expect((await rider.get('accounts/current/', token)).status).toBe(200)
    now = start + 7 * day
    expect(await rider.get('accounts/current/', token)).toMatchObject(ended)
    now = start
  })

  it('ends with logout, the others of the account stay', async () => {
    const token = await rider.signedIn('two-devices@example.org')
    const other = tokenIn(await rider.logIn('two-devices@example.org'))
    expect((await rider.post('auth/token/logout/', {}, { token })).status).toBe(204)
    expect(await rider.get('accounts/current/', token)).toMatchObject(ended)
    expect((await rider.get('accounts/current/', other)).status).toBe(200)
  })

  it('ends when the account is closed', async () => {
    const token = await rider.signedIn('leaving@example.org')
    await database.db.update(users).set({ is_active: false }).where(eq(users.email, 'leaving@example.org'))
    expect(await rider.get('accounts/current/', token)).toMatchObject(ended)
  })

  it.each([
    ['no token', {}],
    ['a cookie alone', { cookie: 'auth-token=abcdefghijklmnopqrstuvwxyz' }],
  ])('is not made by %s', async (_, headers) => {
    const answer = await app.inject({ method: 'GET', url: '/api/v1/accounts/current/', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'not_signed_in' })
    expect(answer.headers['www-authenticate']).toBe('Token')
  })

  it('that nobody has is refused', async () => {
    expect(await rider.get('accounts/current/', 'x'.repeat(43))).toMatchObject(ended)
  })

  it('of somebody with a role anywhere is staff, with the names of the roles as groups', async () => {
    const token = await rider.signedIn('staff@example.org')
    const [user] = await database.db.select().from(users).where(eq(users.email, 'staff@example.org'))
    const user_id = user?.id ?? ''
    const one = await insertOrganisation(database.db)
    const two = await insertOrganisation(database.db)
    await database.db.insert(userRoles).values([
      { user_id, organisation_id: one.id, role: 'timekeeper' },
      { user_id, organisation_id: two.id, role: 'timekeeper' },
      { user_id, organisation_id: one.id, role: 'gate' },
    ])
    const { body } = await rider.get('accounts/current/', token)
    expect(body).toMatchObject({ is_staff: true, groups: expect.arrayContaining(['gate', 'timekeeper']) })
    expect(body).toHaveProperty('groups.length', 2)
  })
})
