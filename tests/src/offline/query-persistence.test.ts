import { dehydrate, QueryClient } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistedLimitBytes, serializeWithin } from '#src/offline/fit-persisted.ts'
import { keepPersisted, persistedKey, restorePersisted } from '#src/offline/persisted-queries.ts'

function storageInMemory(): Storage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}

const shown = { meta: { persist: true } }
const bytesOf = (text: string) => new TextEncoder().encode(text).length

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2025, 2, 15, 13, 32) }))
afterEach(() => vi.useRealTimers())

async function visit(storage: Storage, version: string, fill: (client: QueryClient) => void | Promise<void>) {
  const client = new QueryClient()
  await restorePersisted(client, storage, version)
  const stop = keepPersisted(client, storage, version)
  await fill(client)
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  return client
}

const events = ['events']
const cart = ['cart']

async function visitBoth(client: QueryClient) {
  await client.prefetchQuery({ queryKey: events, queryFn: async () => ['Lipno'], ...shown })
  await client.prefetchQuery({ queryKey: cart, queryFn: async () => ['my fee'] })
}

test('a public answer is there at the next visit, with its age', async () => {
  const storage = storageInMemory()
  await visit(storage, 'v1', visitBoth)
  vi.setSystemTime(Date.UTC(2025, 2, 16))
  const next = new QueryClient()
  await restorePersisted(next, storage, 'v1')
  expect(next.getQueryData(events)).toEqual(['Lipno'])
  expect(next.getQueryState(events)?.dataUpdatedAt).toBe(Date.UTC(2025, 2, 15, 13, 32))
})

test('what does not say that it may be kept is not kept', async () => {
  const storage = storageInMemory()
  await visit(storage, 'v1', visitBoth)
  expect(storage.getItem(persistedKey)).not.toContain('my fee')
})

test('a failure and a read under way are not kept', async () => {
  const storage = storageInMemory()
  await visit(storage, 'v1', async (client) => {
    const failing = async () => Promise.reject(new Error('no'))
    await client.prefetchQuery({ queryKey: ['failed'], queryFn: failing, retry: false, ...shown })
    void client.prefetchQuery({ queryKey: ['pending'], queryFn: () => new Promise(() => undefined), ...shown })
  })
  expect(storage.getItem(persistedKey)).not.toMatch(/failed|pending/)
})

test('data that came in the HTML of the page is kept without another read', async () => {
  const storage = storageInMemory()
  const client = new QueryClient()
  await client.prefetchQuery({ queryKey: events, queryFn: async () => ['Lipno'], ...shown })
  const stop = keepPersisted(client, storage, 'v1')
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  expect(storage.getItem(persistedKey)).toContain('Lipno')
})

test('a restored answer still says that it may be kept', async () => {
  const storage = storageInMemory()
  await visit(storage, 'v1', visitBoth)
  const next = new QueryClient()
  await restorePersisted(next, storage, 'v1')
  expect(next.getQueryCache().find({ queryKey: events })?.meta).toEqual({ persist: true })
})

test.each([
  ['answers of other schemas are thrown away', 'v2', 0],
  ['answers of last month are thrown away', 'v1', 31 * 24 * 60 * 60 * 1000],
])('%s', async (_sentence, version, laterMs) => {
  const storage = storageInMemory()
  await visit(storage, 'v1', visitBoth)
  vi.advanceTimersByTime(laterMs)
  const next = new QueryClient()
  await restorePersisted(next, storage, version)
  expect(next.getQueryData(events)).toBeUndefined()
  expect(storage.getItem(persistedKey)).toBeNull()
})

test('a broken text is thrown away and the app starts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = storageInMemory()
  storage.setItem(persistedKey, '{"timestamp":1,"clientState":')
  await restorePersisted(new QueryClient(), storage, 'v1')
  expect(storage.getItem(persistedKey)).toBeNull()
  vi.restoreAllMocks()
})

test('a browser without storage is no error', async () => {
  const client = new QueryClient()
  await restorePersisted(client, null, 'v1')
  keepPersisted(client, null, 'v1')()
  expect(client.getQueryCache().getAll()).toEqual([])
})

function clientWith(sizes: readonly number[]): PersistedClient {
  const client = new QueryClient()
  sizes.forEach((size, index) => {
    client.setQueryData([index], 'ž'.repeat(size), { updatedAt: 1000 + index })
  })
  return { timestamp: 1, buster: 'v1', clientState: dehydrate(client) }
}

test('never more than the limit, the newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { maxLength: 12 }), fc.integer({ min: 200, max: 3000 }), (sizes, limit) => {
      const text = serializeWithin(clientWith(sizes), limit)
      const kept: PersistedClient = JSON.parse(text)
      const times = kept.clientState.queries.map((query) => query.state.dataUpdatedAt)
      expect(bytesOf(text)).toBeLessThanOrEqual(limit)
      expect(times).toEqual([...times].sort((a, b) => b - a))
    }),
  )
})

test('one answer that is too large alone does not push the others out', () => {
  const kept: PersistedClient = JSON.parse(serializeWithin(clientWith([10, 150_000, 10])))
  expect(kept.clientState.queries.map((query) => query.queryKey)).toEqual([[2], [0]])
  expect(persistedLimitBytes).toBe(200_000)
})
