import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const sites: TestApp[] = []
let limited: (headers?: Record<string, string>, url?: string, remoteAddress?: string) => Promise<[number, unknown]>
let behindProxy: typeof limited

beforeAll(async () => {
  const requesterOf = async (trusted_proxies: string[]): Promise<typeof limited> => {
    const site = await createTestApp({ overallLimit: 2, settings: { trusted_proxies } })
    sites.push(site)
    await insertOrganisation(site.deps.db)
    await site.deps.sites.reload()
    return async (headers = {}, url = '/api/v1/nothing/', remoteAddress = '10.0.0.1') => {
      const answer = await site.app.inject({ url, remoteAddress, headers })
      return [answer.statusCode, answer.headers['retry-after']]
    }
  }
  limited = await requesterOf([])
  behindProxy = await requesterOf(['10.0.0.1'])
})
afterAll(async () => {
  for (const site of sites) await site.close()
})

test('an address that asks too much is told how long to wait; what is kept in memory it still gets', async () => {
  expect(await limited({}, '/api/v1/site/')).toEqual([200, undefined])
  expect(await limited()).toEqual([404, undefined])
  expect(await limited()).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(await limited({}, '/api/v1/site/')).toEqual([200, undefined])
})

test('nobody gets round it by saying that he is somebody else, or the server itself', async () => {
  expect((await limited({ 'x-forwarded-for': '203.0.113.9' }))[0]).toBe(429)
  expect((await limited({ 'x-gatedrop-internal': 'x' }))[0]).toBe(429)
  expect((await limited({}, '/api/v1/nothing/', '10.0.0.2'))[0]).toBe(404)
})

test('behind a trusted proxy each visitor has a limit of his own', async () => {
  const as = async (address: string) => (await behindProxy({ 'x-forwarded-for': address }))[0]
  expect([await as('203.0.113.9'), await as('203.0.113.9'), await as('203.0.113.9')]).toEqual([404, 404, 429])
  expect(await as('203.0.113.10')).toBe(404)
})
