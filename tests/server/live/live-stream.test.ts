import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runResults } from '#domain/results/result-words.ts'
import { type InsertedSeason, insertRaceDay, insertRiders, insertSeason, type RaceDay } from '../race-day.ts'
import { appendFacts, passing, setRunStatus, start } from '../race-facts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let season: InsertedSeason
let day: RaceDay
let address: string

beforeAll(async () => {
  site = await createTestApp({ now: () => Date.parse('2025-03-15T08:02:00.000Z') })
  const { db } = site.deps
  season = await insertSeason(db)
  await site.deps.sites.reload()
  day = await insertRaceDay(db, season, await insertRiders(db))
  await setRunStatus(db, day, 'running')
  await appendFacts(db, day, [{ after_s: 0, fact: start }])
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const bound: AddressInfo | string | null = site.app.server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
})
afterAll(async () => {
  // An aborted fetch leaves sockets behind that have asked for nothing; waiting for them would take a minute.
  site.app.server.closeAllConnections()
  await site.close()
})

type Message = { id: string; state: { race_runs: { name: string }[]; run: { leader_laps: number } | null } }

/** Opens the stream and collects its messages until closed. */
async function watch(headers: Record<string, string> = {}) {
  const closing = new AbortController()
  const response = await fetch(`${address}/api/v1/events/${day.event.id}/live/`, { headers, signal: closing.signal })
  const messages: Message[] = []
  const reading = (async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const found = /^id: (.+)\ndata: (.+)$/.exec(part)
        if (found) messages.push({ id: found[1] ?? '', state: JSON.parse(found[2] ?? '') })
      }
    }
  })().catch(() => {})
  return {
    response,
    messages,
    close: async () => {
      closing.abort()
      await reading
    },
  }
}

test('sends the state at once and after a passing that another connection writes', async () => {
  const stream = await watch()
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.response.headers.get('cache-control')).toContain('no-transform')
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
  await expect.poll(() => stream.messages.length).toBe(1)
  const [before] = stream.messages
  expect(before?.state).toMatchObject({ race_runs: [{ name: 'Pro final' }], run: { leader_laps: 0, state: 'live' } })
  expect(runResults.parse(before?.state.run)).toEqual(before?.state.run)
  await appendFacts(site.deps.db, day, [{ after_s: 60, fact: passing('31') }])
  await expect.poll(() => stream.messages.at(-1)?.state.run?.leader_laps).toBe(1)
  expect(stream.messages.at(-1)?.id).not.toBe(before?.id)
  await stream.close()
})

test('a reader who comes back with the newest id gets nothing until something changes', async () => {
  const first = await watch()
  await expect.poll(() => first.messages.length).toBe(1)
  const seen = first.messages[0]?.id ?? ''
  await first.close()
  const again = await watch({ 'last-event-id': seen })
  const old = await watch({ 'last-event-id': 'older' })
  await expect.poll(() => old.messages.map(({ id }) => id)).toEqual([seen])
  expect(again.messages).toEqual([])
  await appendFacts(site.deps.db, day, [{ after_s: 61, fact: passing('7') }])
  await expect.poll(() => again.messages.length).toBe(1)
  expect(again.messages[0]?.id).not.toBe(seen)
  await again.close()
  await old.close()
})

test('a closed reader is forgotten', async () => {
  const stream = await watch()
  await expect.poll(() => site.deps.live.count()).toBe(1)
  await stream.close()
  await expect.poll(() => site.deps.live.count()).toBe(0)
})

test('one address cannot take all places', async () => {
  const taken = vi.spyOn(site.deps.live, 'countOf').mockReturnValue(500)
  const { status, headers } = await fetch(`${address}/api/v1/events/${day.event.id}/live/`)
  taken.mockRestore()
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
})
