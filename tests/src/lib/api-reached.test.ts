import { expect, test, vi } from 'vitest'
import { sessionCalls } from '#domain/auth/session-calls.ts'
import { cachedAtHeader } from '#domain/core/worker-message.ts'
import { eventCalls } from '#domain/events/event-calls.ts'
import { siteCalls } from '#domain/site/site-calls.ts'
import { createApi } from '#src/lib/api-client.ts'

const text = {
  kind: 'imprint',
  version: 1,
  updated_at: '2025-03-15T13:32:00.000Z',
  sections: [{ heading: null, paragraphs: ['Ridgeback'] }],
}
const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html' }

function apiAnswering(answer: () => Promise<Response>) {
  const onReached = vi.fn()
  const onCached = vi.fn()
  const api = createApi({
    baseUrl: 'https://club.example',
    fetch: answer,
    token: () => 'secret',
    organisation: () => null,
    onReached,
    onCached,
  })
  return { api, onReached, onCached }
}

const imprint = { params: { kind: 'imprint' } } as const

test('an answer of the server: reached', async () => {
  const { api, onReached, onCached } = apiAnswering(async () => new Response(JSON.stringify(text), { headers: json }))
  expect(await api(siteCalls.getLegalText, imprint)).toEqual(text)
  expect(onReached).toHaveBeenCalledExactlyOnceWith(true)
  expect(onCached).not.toHaveBeenCalled()
})

test("an answer of the worker's caches says nothing about the network, but how old it is", async () => {
  const headers = { ...json, [cachedAtHeader]: '2025-03-15T13:32:00.000Z' }
  const { api, onReached, onCached } = apiAnswering(async () => new Response(JSON.stringify(text), { headers }))
  await api(siteCalls.getLegalText, imprint)
  expect(onReached).not.toHaveBeenCalled()
  expect(onCached).toHaveBeenCalledExactlyOnceWith('site/texts/{kind}/', '2025-03-15T13:32:00.000Z')
})

test("a captive portal's page is no network, whatever was asked for", async () => {
  const { api, onReached } = apiAnswering(async () => new Response('<h1>Welcome</h1>', { headers: html }))
  await expect(api(siteCalls.getLegalText, imprint)).rejects.toMatchObject({ code: 'not_ours', isOffline: true })
  await expect(api(eventCalls.getEventCalendar, { params: { id: '1' } })).rejects.toMatchObject({ code: 'not_ours' })
  expect(onReached.mock.calls).toEqual([[false], [false]])
})

test('nor does its page pass for a write that was done', async () => {
  const { api } = apiAnswering(async () => new Response('<h1>Welcome</h1>', { headers: html }))
  await expect(api(sessionCalls.logOut)).rejects.toMatchObject({ code: 'not_ours' })
})

test('a write that was done', async () => {
  const { api, onReached } = apiAnswering(async () => new Response(null, { status: 204 }))
  expect(await api(sessionCalls.logOut)).toBeNull()
  expect(onReached).toHaveBeenCalledExactlyOnceWith(true)
})
