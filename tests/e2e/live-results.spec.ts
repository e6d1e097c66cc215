import type { Page } from '@playwright/test'
import { expect, test } from './browser-test.ts'
import { newDatabase } from './run-database.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

test.describe.configure({ mode: 'default' })

let database: string
let server: SpawnedServer
let live: { eventId: string; path: string }

test.beforeAll(async () => {
  database = await newDatabase()
  server = await spawnServer({ DATABASE_URL: database })
  live = await findLiveRun(server.address)
})
test.afterAll(() => server.stop())

/** The run that goes on in a demo season just begun. */
async function findLiveRun(address: string): Promise<{ eventId: string; path: string }> {
  const read = async (path: string) => (await fetch(`${address}/api/v1/${path}`)).json()
  const events: { results: { id: string }[] } = await read('events/?limit=50')
  for (const { id } of events.results) {
    const runs: { id: string; is_live: boolean }[] = await read(`results/events/${id}/race-runs/`)
    const run = runs.find(({ is_live }) => is_live)
    if (run !== undefined) return { eventId: id, path: `/events/${id}/results/race-run/${run.id}` }
  }
  throw new Error('nothing is on the track')
}

/** Laps and totals of all rows. Every crossing of the line changes them. */
const figures = (page: Page) => page.locator('tr[data-row] :is([data-fresh=laps], [data-fresh=total])').allInnerTexts()

test('the stream brings every crossing into the page, without a reload or a question', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const opened = page.waitForResponse((response) => response.url().endsWith('/live/'))
  await page.goto(server.address + live.path)
  expect((await opened).headers()['content-type']).toBe('text/event-stream; charset=utf-8')
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1)
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  let questions = 0
  page.on('request', (request) => {
    if (/\/race-runs\/[^/]+\/$/.test(new URL(request.url()).pathname)) questions += 1
  })
  for (let change = 0; change < 2; change += 1) {
    const before = await figures(page)
    await expect.poll(() => figures(page), { timeout: 20_000 }).not.toEqual(before)
  }
  expect(questions).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
})

test('where streams are blocked the page asks instead, and changes all the same', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().route('**/live/', (route) => route.abort())
  await page.goto(server.address + live.path)
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1)
  const before = await figures(page)
  await expect.poll(() => figures(page), { timeout: 25_000 }).not.toEqual(before)
})

test('the page catches up when the server has been away', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.address + live.path)
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1)
  const before = await figures(page)
  await server.stop('SIGKILL')
  server = await spawnServer({ DATABASE_URL: database, PORT: new URL(server.address).port })
  await expect.poll(() => figures(page), { timeout: 30_000 }).not.toEqual(before)
})

type Message = { id: string; data: string }

/** Reads an event stream until `enough` messages have come, or nothing for `quietMs`. */
async function readStream(url: string, lastId: string, enough: number, quietMs: number): Promise<Message[]> {
  const abort = new AbortController()
  const headers = new Headers(lastId === '' ? [] : [['last-event-id', lastId]])
  const response = await fetch(url, { headers, signal: abort.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const messages: Message[] = []
  let text = ''
  while (reader !== undefined && messages.length < enough) {
    const quiet = new Promise<null>((done) => setTimeout(() => done(null), quietMs))
    const part = await Promise.race([reader.read(), quiet])
    if (part === null || part.done) break
    text += part.value
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = /^id: (.+)$/m.exec(block)?.[1]
      const data = /^data: (.+)$/m.exec(block)?.[1]
      if (id !== undefined && data !== undefined) messages.push({ id, data })
    }
  }
  abort.abort()
  return messages
}

test('who comes back with the last id gets what is new and nothing twice', async () => {
  const url = `${server.address}/api/v1/events/${live.eventId}/live/`
  const [first, second] = await readStream(url, '', 2, 20_000)
  expect(JSON.parse(first?.data ?? '{}')).toMatchObject({ race_runs: expect.any(Array), run: expect.any(Object) })
  expect(second?.id).not.toBe(first?.id)
  const [resumed] = await readStream(url, first?.id ?? '', 1, 5_000)
  expect(resumed?.id).not.toBe(first?.id)
  const [again] = await readStream(url, '', 1, 5_000)
  const [next] = await readStream(url, again?.id ?? '', 1, 20_000)
  expect(next?.id).not.toBe(again?.id)
})
