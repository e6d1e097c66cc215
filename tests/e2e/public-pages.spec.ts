import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './browser-test.ts'
import { findPublicPaths, type PublicPath } from './public-paths.ts'

const names = [
  'home',
  'events',
  'event',
  'event with results',
  'ticketed event',
  'event results',
  'choose a run',
  'run results',
  'choose a class',
  'class points',
  'results',
  'championship results',
  'standings',
  'pricing',
  'partner benefits',
  'membership',
  'news',
  'post',
  'privacy policy',
  'imprint',
  'forbidden',
]

let paths: PublicPath[]
test.beforeAll(async () => {
  paths = await findPublicPaths(process.env.BASE_URL ?? '')
  expect(paths.map((each) => each.name)).toEqual(names)
})

const pathOf = (name: string) => paths.find((each) => each.name === name)?.path ?? '/'

for (const name of names) {
  test(`${name}: rendered by the server, whole without scripts, and hydrates without a difference`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const response = await page.goto(pathOf(name), { waitUntil: 'load' })
    expect(response?.status()).toBe(200)
    await expect(page.locator('#root[data-hydrated]')).toHaveCount(1)
    const heading = await page.locator('h1').first().innerText()
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
    const still = await plain.newPage()
    await still.goto(pathOf(name))
    await expect(still.locator('h1').first()).toHaveText(heading)
    const words = async (of: typeof page) => (await of.locator('main').innerText()).replace(/\s+/g, ' ').length
    expect(await words(still)).toBeGreaterThan((await words(page)) * 0.8)
    await plain.close()
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`${name}: no accessibility finding, no sideways scroll, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(pathOf(name), { waitUntil: 'load' })
      await expect(page.locator('#root[data-hydrated]')).toHaveCount(1)
      const results = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        results.violations.map(
          (found) =>
            `${found.id}: ${found.nodes
              .map((node) => node.target.join(' '))
              .slice(0, 4)
              .join(' | ')}`,
        ),
      ).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    })
  }
}

test('an unknown address is a 404 with a way out', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the track')
  await page.getByRole('link', { name: 'See the events' }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test('an unknown event is a 404', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  const response = await page.goto('/events/0190a5c0-0000-7000-8000-000000000000')
  expect(response?.status()).toBe(404)
})
