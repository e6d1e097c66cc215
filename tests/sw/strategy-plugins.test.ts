import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedAtHeader } from '#domain/core/worker-message.ts'
import { judgeApiAnswer, storeStamped, timeLimit } from '#sw/strategy-plugins.ts'

class FetchEventLike extends Event implements ExtendableEvent {
  readonly clientId = 'page-1'
  constructor() {
    super('fetch')
  }
  waitUntil(): void {}
}
const told = vi.fn()

beforeEach(() => {
  vi.stubGlobal('FetchEvent', FetchEventLike)
  vi.stubGlobal('self', { clients: { get: async () => ({ postMessage: told }) } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  told.mockReset()
})

const url = 'https://club.example/api/v1/events/?limit=6'
const request = new Request(url)
const path = '/api/v1/events/?limit=6'
const json = (status: number, etag = '"a"') =>
  new Response('{}', { status, headers: { 'content-type': 'application/json; charset=utf-8', etag } })
const page = new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
const settle = () => new Promise((done) => setTimeout(done))
const newEvent = (): ExtendableEvent => new FetchEventLike()

async function judge(response: Response) {
  const state: Record<string, unknown> = {}
  const event = newEvent()
  const outcome = await judgeApiAnswer.fetchDidSucceed?.({ request, response, event, state }).catch(async (error) => {
    await judgeApiAnswer.fetchDidFail?.({ error, originalRequest: request, request, event, state })
    return error
  })
  await settle()
  const fallback = await judgeApiAnswer.handlerDidError?.({ error: new Error('none'), request, event, state })
  return { isAnswer: outcome instanceof Response, fallback, told: told.mock.calls.map(([message]) => message) }
}

test.each([
  ['an answer', json(200), true, 'reached'],
  ['not found is an answer too', json(404), true, 'reached'],
  ['a failing server is reached, but a stored copy is better', json(503), false, 'reached'],
  ["a captive portal's page is no answer", page.clone(), false, 'unreachable'],
])('%s', async (_sentence, response, isAnswer, type) => {
  const judged = await judge(response)
  expect(judged.isAnswer).toBe(isAnswer)
  expect(judged.told).toEqual([{ type, path }])
})

test('without a stored copy the page gets the refused answer itself', async () => {
  const { fallback } = await judge(json(503))
  expect(fallback?.status).toBe(503)
})

test('no network is told', async () => {
  const error = new TypeError('Failed to fetch')
  await judgeApiAnswer.fetchDidFail?.({ error, originalRequest: request, request, event: newEvent() })
  await settle()
  expect(told).toHaveBeenCalledWith({ type: 'unreachable', path })
})

async function renew(shown: Response | undefined, stored: Response) {
  const state: Record<string, unknown> = {}
  const event = newEvent()
  const common = { cacheName: 'c', request, event, state }
  if (shown !== undefined) await judgeApiAnswer.cachedResponseWillBeUsed?.({ ...common, cachedResponse: shown })
  await judgeApiAnswer.cacheDidUpdate?.({ ...common, newResponse: stored })
  await settle()
  return told.mock.calls.map(([message]) => message.type)
}

test('the page hears of a newer answer only when it was shown an older one', async () => {
  expect(await renew(json(200, '"a"'), json(200, '"b"'))).toEqual(['updated'])
})
test('not when nothing changed', async () => {
  expect(await renew(json(200, '"a"'), json(200, '"a"'))).toEqual([])
})
test('not when it was shown the new one', async () => {
  expect(await renew(undefined, json(200, '"b"'))).toEqual([])
})
test('not without tags: asking again and again would never end', async () => {
  expect(await renew(new Response('{}'), new Response('{}'))).toEqual([])
})

test('what is stored carries its instant; what is not ours is not stored', async () => {
  const plugin = storeStamped(() => Date.UTC(2025, 2, 15, 13, 32))
  const ours = json(200)
  Object.defineProperty(ours, 'type', { value: 'basic' })
  const stored = await plugin.cacheWillUpdate?.({ request, response: ours, event: newEvent() })
  expect(stored?.headers.get(cachedAtHeader)).toBe('2025-03-15T13:32:00.000Z')
  expect(await plugin.cacheWillUpdate?.({ request, response: json(404), event: newEvent() })).toBeNull()
})

test('every request of the worker ends', async () => {
  const limited = await timeLimit(5).requestWillFetch?.({ request, event: newEvent() })
  await new Promise((done) => setTimeout(done, 20))
  expect(limited?.signal.aborted).toBe(true)
})
