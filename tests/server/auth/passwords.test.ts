import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { createAccountClient, newRider, tokenIn } from './account-client.ts'

const start = Date.parse('2025-03-01T10:00:00.000Z')
let now = start
const { app, database, close } = await createTestApp({
  now: () => now,
  settings: { public_url: 'https://club.example' },
})
const rider = createAccountClient(app, database.db)
afterAll(close)

const another = 'another-good-one-9'

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password = another) =>
    rider.post('auth/users/set_password/', { current_password, new_password }, { token })

  it('needs the current one, and says so beside its field', async () => {
    const token = await rider.signedIn('careful@example.org')
    expect(await change(token, 'not-the-password')).toMatchObject({
      status: 400,
      body: { current_password: ['This is not your current password.'] },
    })
    expect((await rider.get('accounts/current/', token)).status).toBe(200)
    expect(await change(token, newRider.password, 'short')).toMatchObject({
      status: 400,
      body: { new_password: [expect.any(String)] },
    })
  })

  it('ends every sign-in and every open reset link, and tells the owner', async () => {
    const token = await rider.signedIn('changer@example.org')
    const other = tokenIn(await rider.logIn('changer@example.org'))
    await rider.post('auth/users/reset_password/', { email: 'changer@example.org' })
    const link = await rider.link('changer@example.org')
    expect((await change(token, newRider.password)).status).toBe(204)
    expect((await rider.get('accounts/current/', token)).status).toBe(401)
    expect((await rider.get('accounts/current/', other)).status).toBe(401)
    const reset = await rider.post('auth/users/reset_password_confirm/', { ...link, new_password: 'thief-was-here-1' })
    expect(reset.status).toBe(400)
    expect((await rider.logIn('changer@example.org')).status).toBe(400)
    expect((await rider.logIn('changer@example.org', another)).status).toBe(200)
    const [mail] = await rider.mails('changer@example.org')
    expect(mail?.subject).toContain('was changed')
    expect(mail?.text).toContain('https://club.example/auth/password/reset/send')
  })

  it('is for who is signed in', async () => {
    const answer = await rider.post('auth/users/set_password/', { current_password: 'a', new_password: another })
    expect(answer.status).toBe(401)
  })
})

describe('resetting the password', () => {
  const ask = (email: string, address?: string) =>
    rider.post('auth/users/reset_password/', { email }, address === undefined ? {} : { address })
  const confirm = (link: { uid: string; token: string }, new_password = another) =>
    rider.post('auth/users/reset_password_confirm/', { ...link, new_password })

  it('answers the same whether the address is known or not', async () => {
    await rider.signedIn('forgetful@example.org')
    const known = await ask('forgetful@example.org')
    const unknown = await ask('stranger@example.org')
    expect([known.status, known.body]).toEqual([204, null])
    expect([unknown.status, unknown.body]).toEqual([204, null])
    expect(await rider.mails('stranger@example.org')).toEqual([])
    const [mail] = await rider.mails('forgetful@example.org')
    expect(mail?.text).toMatch(/https:\/\/club\.example\/auth\/password\/reset\/[0-9a-f-]{36}\/[\w-]{43}\n/)
  })

  it('sets the new one once, ends every sign-in, tells the owner', async () => {
    const token = await rider.signedIn('reset@example.org')
    await ask('reset@example.org')
    const link = await rider.link('reset@example.org')
    expect((await confirm(link)).status).toBe(204)
    expect((await confirm(link, 'a-third-password-3')).status).toBe(400)
    expect((await rider.get('accounts/current/', token)).status).toBe(401)
    expect((await rider.logIn('reset@example.org', another)).status).toBe(200)
    expect((await rider.mails('reset@example.org'))[0]?.subject).toContain('was changed')
  })

  it('keeps an earlier mail good until one of them is used', async () => {
    await rider.signedIn('impatient@example.org')
    await ask('impatient@example.org')
    const first = await rider.link('impatient@example.org')
    await ask('impatient@example.org')
    const second = await rider.link('impatient@example.org')
    expect((await confirm(first)).status).toBe(204)
    expect((await confirm(second)).status).toBe(400)
  })

  it('has an hour', async () => {
    await rider.signedIn('late@example.org')
    now = start
    await ask('late@example.org')
    const link = await rider.link('late@example.org')
    now = start + 60 * 60 * 1000
    expect((await confirm(link)).status).toBe(400)
    now -= 1
    expect((await confirm(link)).status).toBe(204)
    now = start
  })

  it('is not done with an activation link', async () => {
    await rider.register('mixed@example.org')
    expect((await confirm(await rider.link('mixed@example.org'))).status).toBe(400)
  })

  it('also activates an account: who reads its mail owns the address', async () => {
    await rider.register('unactivated@example.org')
    await ask('unactivated@example.org')
    expect((await confirm(await rider.link('unactivated@example.org'))).status).toBe(204)
    expect((await rider.logIn('unactivated@example.org', another)).status).toBe(200)
  })

  it('refuses a bad new password beside its field and leaves the link good', async () => {
    await rider.signedIn('weak@example.org')
    await ask('weak@example.org')
    const link = await rider.link('weak@example.org')
    expect(await confirm(link, '1234567890')).toMatchObject({ status: 400, body: { new_password: expect.any(Array) } })
    expect((await confirm(link)).status).toBe(204)
  })

  it('mails at most 3 times an hour from one address', async () => {
    const answers = []
    for (let tried = 0; tried < 4; tried += 1) answers.push(await ask('often@example.org', '198.51.100.9'))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429])
  })
})
