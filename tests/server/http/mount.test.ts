import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { insertToken } from '#server/auth/token-store.ts'
import { userRoles } from '#server/db/tables/users.ts'
import { acceptJsonBodies } from '#server/http/json-bodies.ts'
import { mountCalls } from '#server/http/mount.ts'
import { answerProblems } from '#server/http/problem-answers.ts'
import { insertOrganisation, insertUser } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const guard = vi.hoisted(() => ({ isOn: true }))
vi.mock('#domain/core/access.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('#domain/core/access.ts')>()
  const canEnterOrganisation: typeof real.canEnterOrganisation = (...given) =>
    !guard.isOn || real.canEnterOrganisation(...given)
  const accessRefusal: typeof real.accessRefusal = (...given) => (guard.isOn ? real.accessRefusal(...given) : null)
  return { ...real, canEnterOrganisation, accessRefusal }
})

const calls = {
  write: defineCall({
    method: 'POST',
    path: 'write/',
    summary: 'Counts how often it was done',
    access: { roles: ['secretary'] },
    scope: 'header',
    idempotent: true,
    body: z.strictObject({ text: z.string() }),
    answer: z.object({ organisation_id: z.string(), done: z.int() }),
  }),
  tryOften: defineCall({
    method: 'POST',
    path: 'try/',
    summary: 'May be tried twice a minute',
    access: 'anyone',
    limit: { max: 2, window_s: 60, per: 'address' },
    answer: null,
  }),
}

let site: TestApp
let app: FastifyInstance
let done = 0
/** Tokens: secretary of `a` and `b`, gate keeper of `a`, rider with no role, platform admin. */
const tokens = { secretary: '', gate: '', rider: '', platform: '' }
const ids = { a: '', b: '', foreign: '' }

beforeAll(async () => {
  site = await createTestApp()
  const { db } = site.deps
  for (const name of ['a', 'b', 'foreign'] as const) {
    ids[name] = (await insertOrganisation(db, { slug: name })).id
  }
  const signIn = async (name: keyof typeof tokens, roles: ['a' | 'b', 'secretary' | 'gate'][]) => {
    const user = await insertUser(db, { is_platform_admin: name === 'platform' })
    const rows = roles.map(([slug, role]) => ({ organisation_id: ids[slug], user_id: user.id, role }))
    if (rows.length > 0) await db.insert(userRoles).values(rows)
    tokens[name] = await insertToken(db, { user_id: user.id, user_agent: '' }, Date.now())
  }
  await signIn('secretary', [
    ['a', 'secretary'],
    ['b', 'secretary'],
  ])
  await signIn('gate', [['a', 'gate']])
  await signIn('rider', [])
  await signIn('platform', [])
  app = Fastify()
  answerProblems(app)
  acceptJsonBodies(app)
  mountCalls(app, site.deps, calls, {
    write: async (_input, { scope }) => ({ organisation_id: scope.organisation_id, done: ++done }),
    tryOften: async () => null,
  })
})
beforeEach(() => {
  guard.isOn = true
  done = 0
})
afterAll(async () => {
  await app.close()
  await site.close()
})

async function write(
  who: keyof typeof tokens | null,
  organisation: string | undefined,
  { key, text = 'x' }: { key?: string; text?: string } = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/write/',
    headers: {
      ...(who === null ? {} : { authorization: `Token ${tokens[who]}` }),
      ...(organisation === undefined ? {} : { organisation }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: { text },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a call works in the organisation of the header, for those who hold the role there', async () => {
  expect(await write('secretary', 'a')).toEqual({ status: 200, body: { organisation_id: ids.a, done: 1 } })
  expect(await write('platform', 'foreign')).toMatchObject({ status: 200, body: { organisation_id: ids.foreign } })
  expect(await write('gate', 'a')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await write(null, 'a')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('without the header it is refused, and a foreign organisation looks like none', async () => {
  for (const organisation of [undefined, ''])
    expect(await write('secretary', organisation)).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.any(String)] },
    })
  const unknown = await write('secretary', 'nobody-has-this')
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await write('secretary', 'foreign')).toEqual(unknown)
  expect(await write('rider', 'a')).toEqual(unknown)
  expect(done).toBe(0)
})

test('control: with the guard off the same requests get in', async () => {
  guard.isOn = false
  expect((await write('secretary', 'foreign')).status).toBe(200)
  expect((await write('rider', 'a')).status).toBe(200)
})

test('a key makes one effect, also when two come at once; without a key there are two', async () => {
  const key = 'key-0000001'
  const [first, second] = await Promise.all([write('secretary', 'a', { key }), write('secretary', 'a', { key })])
  expect(first).toEqual(second)
  expect(await write('secretary', 'a', { key })).toEqual(first)
  expect(done).toBe(1)
  await write('secretary', 'a')
  await write('secretary', 'a')
  expect(done).toBe(3)
})

test('a key is good for one request only: not for another body, nor for another organisation', async () => {
  const key = 'key-0000002'
  await write('secretary', 'a', { key })
  for (const other of [write('secretary', 'a', { key, text: 'y' }), write('secretary', 'b', { key })])
    expect(await other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
  expect((await write('platform', 'a', { key })).status, 'somebody else may use the same key').toBe(200)
  expect((await write('secretary', 'a', { key: 'short' })).status).toBe(400)
})

test('a limit counts an IPv6 line as one, however many addresses it has', async () => {
  const attempt = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/api/v1/try/', remoteAddress })).statusCode
  expect(await attempt('2001:db8::1')).toBe(204)
  expect(await attempt('2001:db8::2')).toBe(204)
  expect(await attempt('2001:db8::3')).toBe(429)
  expect(await attempt('2001:db8:0:1::3')).toBe(204)
})
