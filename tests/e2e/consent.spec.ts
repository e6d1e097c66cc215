import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './browser-test.ts'
import { sharedDatabase } from './run-database.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

test.describe.configure({ mode: 'default' })
// The analytics count no robots: here the browser passes for one that a person holds.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
})

let server: SpawnedServer
test.beforeAll(async () => {
  server = await spawnServer({ DATABASE_URL: sharedDatabase(), POSTHOG_KEY: 'phc_browser_test' }, [])
})
test.afterAll(() => server.stop())

type PageEvent = { event: string; properties: Record<string, unknown> }

/** Answers for every host but the server's, and keeps which were asked and what they were told. */
async function watchOthers(context: BrowserContext): Promise<{ hosts: string[]; events: PageEvent[] }> {
  const hosts: string[] = []
  const events: PageEvent[] = []
  await context.route(
    (url) => url.host !== new URL(server.address).host,
    async (route) => {
      const request = route.request()
      hosts.push(new URL(request.url()).host)
      events.push(...eventsIn(request.postDataBuffer()))
      await route.fulfill({ status: 200, json: {}, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  return { hosts, events }
}

/** The events of one request, which may be packed. */
function eventsIn(body: Buffer | null): PageEvent[] {
  if (body === null) return []
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const told: { batch: PageEvent[] } = JSON.parse((isPacked ? gunzipSync(body) : body).toString())
  return told.batch
}

const viewsOf = (events: readonly PageEvent[]) =>
  events.filter(({ event }) => event === '$pageview').map(({ properties }) => properties.path)
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' })
const answerKept = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie-consent') ?? null

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.address + path)
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1)
}

test('before an answer and after Decline nothing leaves to anybody else', async ({ page, context }) => {
  const others = await watchOthers(context)
  await open(page, '/')
  await expect(banner(page)).toBeVisible()
  const [decline, accept] = await Promise.all(
    ['Decline', 'Accept'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  )
  expect({ width: decline?.width, height: decline?.height }).toEqual({ width: accept?.width, height: accept?.height })
  expect(await answerKept(page)).toBeNull()
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(banner(page)).toBeVisible()

  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  const kept = await answerKept(page)
  expect(kept).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax', secure: true })
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThanOrEqual(365)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Events' }).first().click()
  await expect(page).toHaveURL(/\/events$/)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  expect(others.hosts).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ph_')))).toEqual([])
})

test('after Accept the pages are counted: name, path, kind, public; the answer outlives a reload', async ({
  page,
  context,
}) => {
  const others = await watchOthers(context)
  await open(page, '/events')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await answerKept(page)).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax', secure: true })
  await expect.poll(() => others.events).toHaveLength(1)
  const [view] = others.events
  expect(view).toMatchObject({
    event: '$pageview',
    properties: { route_name: 'EventsList', path: '/events', route_type: 'user', is_public: true },
  })

  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect
    .poll(async () => others.events.map(({ event }) => event))
    .toEqual(['$pageview', '$pageleave', '$pageview'])
  const [, left, next] = others.events
  expect(left?.properties).toMatchObject({ route_name: 'EventsList', path: '/events' })
  expect(next?.properties).toMatchObject({ path: '/pricing', route_type: 'user', is_public: true })
  expect(new Set(others.hosts)).toEqual(new Set(['eu.i.posthog.com']))

  await page.reload()
  await expect.poll(() => viewsOf(others.events)).toEqual(['/events', '/pricing', '/pricing'])
  await expect(banner(page)).toHaveCount(0)
})

test('a query, a one-time link and the host of the page are told to nobody', async ({ page, context }) => {
  const others = await watchOthers(context)
  await open(page, '/events?page=1')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => others.events).toHaveLength(1)
  await page.goto(`${server.address}/auth/password/reset/one-time-id/one-time-secret/`)
  await expect.poll(() => viewsOf(others.events)).toHaveLength(2)
  const told = JSON.stringify(others.events)
  expect(told).toContain('/auth/password/reset/')
  expect(told).not.toContain('one-time')
  expect(told).not.toContain('127.0.0.1')
})

test('the answer can be changed and taken back on the privacy page', async ({ page, context }) => {
  const others = await watchOthers(context)
  await open(page, '/privacy-policy')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => others.events).toHaveLength(1)
  const settings = page.getByRole('region', { name: 'Your cookie choice' })
  await settings.getByRole('button', { name: 'Decline' }).click()
  await expect(settings.getByRole('status')).toHaveText('You declined tracking cookies. Nothing is sent.')
  expect(await answerKept(page)).toMatchObject({ value: 'false' })
  const counted = others.hosts.length
  await page.getByRole('link', { name: 'Events' }).first().click()
  await expect(page).toHaveURL(/\/events$/)
  await page.waitForLoadState('networkidle')
  expect(others.hosts).toHaveLength(counted)
  await page.goBack()
  await settings.getByRole('button', { name: 'Ask me again' }).click()
  await expect(banner(page)).toBeVisible()
  expect(await answerKept(page)).toBeNull()
  await page.reload()
  await expect(banner(page)).toBeVisible()
})
