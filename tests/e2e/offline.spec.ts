import type { Page } from '@playwright/test'
import { isOneOf, livePaths, publicPaths } from '../../sw/public-paths.ts'
import { expect, test } from './browser-test.ts'
import { findPublicPaths } from './public-paths.ts'
import { sharedDatabase } from './run-database.ts'
import { decline, signIn } from './sign-in.ts'
import { spawnServer } from './spawn-server.ts'
import { type KeptAddress, keptAddresses, workerInControl, workerWarmed } from './worker-state.ts'

test.describe.configure({ timeout: 90_000 })

const visited = ['home', 'events', 'event with results', 'event results', 'run results', 'standings', 'post']
const offlineBar = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline, as of / })

/** What the caches hold and may not: anything but built files, public pictures and public answers. */
const personal = (kept: readonly KeptAddress[]) =>
  kept.filter(({ cache, path }) => {
    if (cache === 'assets') return !path.startsWith('/assets/')
    if (cache === 'images') return !/^\/(art|icons|media)\//.test(path)
    const call = path.replace(/^\/api\/v1\//, '')
    return !cache.startsWith('public-api-') || !isOneOf([...publicPaths, ...livePaths], call)
  })

test('what was visited opens without a server: cold, reloaded and by deep link; what was not explains itself', async ({
  page,
  watch,
}) => {
  watch.allowNetworkErrors()
  const server = await spawnServer({ DATABASE_URL: sharedDatabase() }, [])
  const paths = new Map((await findPublicPaths(server.address)).map(({ name, path }) => [name, path]))
  const headings = new Map<string, string>()
  await page.goto(server.address)
  await decline(page)
  await workerInControl(page)
  for (const name of visited) {
    await page.goto(server.address + paths.get(name))
    await expect(page.locator('h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    headings.set(name, await page.locator('h1').first().innerText())
  }
  await workerWarmed(page)
  expect(personal(await keptAddresses(page))).toEqual([])
  await page.close()
  await server.stop('SIGKILL')

  const cold = await page.context().newPage()
  for (const name of visited) {
    await cold.goto(server.address + paths.get(name))
    await expect(cold.locator('h1').first(), name).toHaveText(headings.get(name) ?? '?')
    await expect(offlineBar(cold), name).toBeVisible()
    await expect(cold.getByText('Not on this phone yet'), name).toHaveCount(0)
  }
  await cold.goto(server.address)
  await cold.reload()
  await expect(cold.locator('h1').first()).toHaveText(headings.get('home') ?? '?')
  await expect(offlineBar(cold)).toBeVisible()
  await cold.getByRole('link', { name: 'Events' }).first().click()
  await expect(cold.locator('h1').first()).toHaveText(headings.get('events') ?? '?')

  await cold.goto(server.address + paths.get('ticketed event'))
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Not on this phone yet')
  await expect(cold.getByRole('button', { name: 'Try again' })).toBeVisible()
  await cold.getByRole('link', { name: 'Go home' }).click()
  await expect(cold.locator('h1').first()).toHaveText(headings.get('home') ?? '?')
})

test('the bar goes and the page is current again when the server is back', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  let server = await spawnServer({ DATABASE_URL: sharedDatabase() }, [])
  await page.goto(server.address)
  await decline(page)
  await workerInControl(page)
  await page.goto(`${server.address}/pricing`)
  await page.waitForLoadState('networkidle')
  await server.stop('SIGKILL')
  await page.goto(`${server.address}/events`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on this phone yet')
  await page.goto(`${server.address}/pricing`)
  await expect(offlineBar(page)).toBeVisible()
  server = await spawnServer({ DATABASE_URL: sharedDatabase(), PORT: new URL(server.address).port }, [])
  await expect(offlineBar(page)).toBeHidden({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Events' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  await server.stop()
})

test('nothing personal is kept while signed in, and what was looked at is forgotten on logging out', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const paths = await findPublicPaths(baseURL ?? '')
  const event = paths.find(({ name }) => name === 'event')?.path ?? '/'
  await page.goto('/')
  await decline(page)
  await workerInControl(page)
  await signIn(page, 'secretary@demo.example')
  for (const path of [event, '/cart', '/profile', '/admin/home']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const kept = await keptAddresses(page)
  expect(kept.map(({ path }) => path)).toContain(`/api/v1${event}/`)
  expect(personal(kept)).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain('secretary@demo.example')

  await page.getByText('Profile', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been logged out!')).toBeVisible()
  await expect.poll(async () => (await keptAddresses(page)).map(({ path }) => path)).not.toContain(`/api/v1${event}/`)
  const left = await keptAddresses(page)
  expect(personal(left)).toEqual([])
  const texts = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const json = (await cache.matchAll()).filter((each) => each.headers.get('content-type')?.includes('json'))
        return Promise.all(json.map((each) => each.text()))
      }),
    )
    return all.flat().join('\n') + JSON.stringify(Object.entries(localStorage)) + document.cookie
  })
  expect(texts).not.toContain('secretary@demo.example')
})
