import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
  await insertOrganisation(site.deps.db, { name: 'A club with a name that is long enough'.repeat(20) })
  await site.deps.sites.reload()
})
afterAll(() => site.close())

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({ method, url: '/api/v1/site/', headers })

test('a reader that has the copy gets 304, however it says so', async () => {
  const etag = String((await get()).headers.etag)
  const names = [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*']
  for (const name of names) {
    const answer = await get({ 'if-none-match': name })
    expect([answer.statusCode, answer.payload], name).toEqual([304, ''])
    expect(answer.headers.etag).toBe(etag)
  }
  for (const name of ['"other"', '', etag.slice(0, -2)]) {
    expect((await get({ 'if-none-match': name })).statusCode, name).toBe(200)
  }
})

test.each([
  ['br', 'br'],
  ['gzip, br;q=0.1', 'br'],
  ['gzip;q=1.0, br; q=1', 'br'],
  ['br;q=0', undefined],
  ['br;q=0.000, gzip', undefined],
  ['gzip', undefined],
  ['brotli', undefined],
])('accept-encoding %s gets %s', async (given, encoding) => {
  expect((await get({ 'accept-encoding': given })).headers['content-encoding']).toBe(encoding)
})

test('HEAD has the headers of GET and no body', async () => {
  const got = await get()
  const head = await get({}, 'HEAD')
  expect([head.statusCode, head.payload]).toEqual([200, ''])
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary'])
    expect(head.headers[name], name).toBe(got.headers[name])
})

test('an address that cannot be read is not found, in the shape of every refusal', async () => {
  for (const url of ['/%ZZ', '/api/v1/events/%ZZ/', '/assets/%E0%A4%A']) {
    const answer = await site.app.inject({ url })
    expect([answer.statusCode, answer.json().code], url).toEqual([404, 'not_found'])
    expect(answer.payload).not.toContain('%')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('half a surrogate pair is refused by name, not by the database', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/users/',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":"a@b.example","password":"long enough 1234","first_name":"x\\ud800","last_name":"y"}',
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json())).toEqual(['first_name'])
})
