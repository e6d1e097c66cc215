import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './browser-test.ts'
import { sharedDatabase } from './run-database.ts'
import { decline } from './sign-in.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { workerInControl } from './worker-state.ts'

test.describe.configure({ timeout: 90_000 })

/** A copy of the built app that can be replaced while it is served. */
function copyApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'gatedrop-update-'))
  cpSync('dist', join(root, 'dist'), { recursive: true })
  cpSync('package.json', join(root, 'package.json'))
  cpSync('server/db/migrations', join(root, 'server/db/migrations'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

const entryOf = (page: Page) => page.locator('script[type=module][src]').first().getAttribute('src')

/** Makes the next version of the copy: the app's first file has another name, all that mention it follow. */
function makeNextVersion(root: string): string {
  const client = join(root, 'dist/client')
  const before = /assets\/(index-[\w-]{8}\.js)/.exec(readFileSync(join(client, 'index.html'), 'utf8'))?.[1] ?? ''
  const after = 'index-NextVers.js'
  const texts = [
    'index.html',
    'sw.js',
    'warm-assets.json',
    ...readdirSync(join(client, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `assets/${file}`),
  ]
  for (const file of texts) {
    const text = readFileSync(join(client, file), 'utf8')
    if (text.includes(before)) writeFileSync(join(client, file), text.replaceAll(before, after))
  }
  // The shell's revision is made of the files that it needs.
  const worker = readFileSync(join(client, 'sw.js'), 'utf8')
  writeFileSync(join(client, 'sw.js'), worker.replace(/("revision":")\w+(","url":"\/shell\.html")/, '$1next$2'))
  renameSync(join(client, 'assets', before), join(client, 'assets', after))
  return `/assets/${after}`
}

let root: string
let server: SpawnedServer
test.beforeEach(async () => {
  root = copyApp()
  server = await spawnServer({ DATABASE_URL: sharedDatabase() }, [], root)
})
test.afterEach(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

/** The next version goes live under the same address. */
async function deploy(): Promise<string> {
  const entry = makeNextVersion(root)
  await server.stop()
  server = await spawnServer({ DATABASE_URL: sharedDatabase(), PORT: new URL(server.address).port }, [], root)
  return entry
}

const prompt = (page: Page) => page.getByRole('region', { name: 'A new version is ready' })
const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none')

/** What the app does by itself every hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe('installed')
}

test('a new version waits for a half-filled form, then is offered; Update loads it once', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  await page.goto(server.address)
  await decline(page)
  await workerInControl(page)
  await page.goto(`${server.address}/auth/signup`)
  await page.getByLabel('First name').fill('Jana')
  const before = await entryOf(page)
  const idle = await page.context().newPage()
  await idle.goto(`${server.address}/imprint`)
  await expect(idle.getByRole('heading', { level: 1 })).toBeVisible()
  const next = await deploy()
  expect(next).not.toBe(before)
  await lookForUpdate(page)
  // Both tabs learn of it at the same moment: where nothing is typed it is offered.
  await expect(prompt(idle)).toBeVisible()
  await page.getByLabel('Last name').fill('Nováková')
  await expect(prompt(page)).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue('Jana')

  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(prompt(page)).toBeVisible()

  let loads = 0
  page.on('load', () => (loads += 1))
  await prompt(page).getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => entryOf(page).catch(() => '')).toBe(next)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
  await expect(prompt(page)).toHaveCount(0)
  expect(await waiting(page)).toBe('none')

  expect(await entryOf(idle), 'the other tab is left alone until it is asked').not.toBe(next)
  await prompt(idle).getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => entryOf(idle).catch(() => '')).toBe(next)
})

test('Later puts the new version off and leaves the page as it is', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  await page.goto(server.address)
  await decline(page)
  await workerInControl(page)
  await page.goto(`${server.address}/pricing`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deploy()
  await lookForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  await prompt(page).getByRole('button', { name: 'Later' }).click()
  await expect(prompt(page)).toBeHidden()
  await page.getByRole('link', { name: 'Events' }).first().click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(prompt(page)).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  expect(await waiting(page)).toBe('installed')
  await page.reload()
  await expect(prompt(page)).toBeVisible()
})
