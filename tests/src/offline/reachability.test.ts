import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReachability } from '#src/offline/connectivity.ts'
import { isMissingChunk } from '#src/offline/missing-chunk.ts'
import { createProbe, watchReachability } from '#src/offline/reachability-probe.ts'
import { listenToWorker } from '#src/offline/worker-link.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answer =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

test.each([
  ['our server', answer('{"status":"ok"}'), true],
  ["a captive portal's page", answer('<h1>Welcome</h1>'), false],
  ["somebody else's JSON", answer('{"hello":"campsite"}'), false],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s counts as an answer: %s', async (_sentence, fetchIt, reached) => {
  expect(await createProbe('https://club.example', fetchIt)()).toBe(reached)
})

test('the probe goes past every cache to the health check', async () => {
  const asked = vi.fn(answer('{"status":"ok"}'))
  await createProbe('https://club.example', asked)()
  expect(asked).toHaveBeenCalledWith('https://club.example/healthz', expect.objectContaining({ cache: 'no-store' }))
})

class PageLike extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  readonly navigator = { onLine: true }
}

function watched(probe: () => Promise<boolean>) {
  const reachability = createReachability()
  const page = new PageLike()
  watchReachability(reachability, probe, page)
  return { reachability, page }
}

test("the browser's hint is checked, not believed", async () => {
  const probe = vi.fn(async () => true)
  const { reachability, page } = watched(probe)
  page.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(probe).toHaveBeenCalledOnce()
  expect(reachability.isReachable()).toBe(true)
})

test('while unreachable it asks again, less and less often, and stops when it is answered', async () => {
  const answers = [false, false, true]
  const probe = vi.fn(async () => answers.shift() ?? true)
  const { reachability } = watched(probe)
  reachability.report(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(probe).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(probe).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(probe).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reachability.isReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(probe).toHaveBeenCalledTimes(3)
})

test('a hidden page asks nothing; it asks when it is looked at', async () => {
  const probe = vi.fn(async () => true)
  const { reachability, page } = watched(probe)
  page.document.visibilityState = 'hidden'
  reachability.report(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(probe).not.toHaveBeenCalled()
  page.document.visibilityState = 'visible'
  page.document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reachability.isReachable()).toBe(true)
})

test("the worker's news: reached, unreachable, and newer answers for what is public", async () => {
  const reachability = createReachability()
  const client = new QueryClient()
  client.setQueryData(['personal'], 1)
  await client.prefetchQuery({ queryKey: ['events'], queryFn: async () => 1, meta: { persist: true } })
  const container = new EventTarget()
  listenToWorker(container, client, reachability)
  const tell = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }))

  tell({ type: 'unreachable', path: '/api/v1/events/' })
  expect(reachability.isReachable()).toBe(false)
  tell({ type: 'reached', path: '/api/v1/events/' })
  expect(reachability.isReachable()).toBe(true)
  tell({ type: 'something else' })
  tell({ type: 'updated', path: '/api/v1/events/' })
  await vi.advanceTimersByTimeAsync(150)
  expect(client.getQueryState(['events'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['personal'])?.isInvalidated).toBe(false)
})

test.each([
  ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
  ['error loading dynamically imported module: https://x/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['x is not a function', false],
])('%s: a missing part %s', (message, missing) => {
  expect(isMissingChunk(new TypeError(message))).toBe(missing)
})
