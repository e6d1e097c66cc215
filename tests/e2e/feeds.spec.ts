import { expect, test } from './browser-test.ts'
import { findPublicPaths } from './public-paths.ts'

let paths: Map<string, string>
test.beforeAll(async () => {
  const found = await findPublicPaths(process.env.BASE_URL ?? '')
  paths = new Map(found.map(({ name, path }) => [name, path]))
})
const pathOf = (name: string) => paths.get(name) ?? '/'

/** Reads XML as a browser does; a text that is not well-formed gives no root but `parsererror`. */
type Xml = { root: string; links: string[]; titles: string[] }
const readXml = (text: string): Xml => {
  const read = new DOMParser().parseFromString(text, 'application/xml')
  const texts = (name: string) => [...read.querySelectorAll(name)].map((each) => each.textContent ?? '')
  const isBroken = read.querySelector('parsererror') !== null
  return {
    root: isBroken ? 'parsererror' : read.documentElement.tagName,
    links: [...texts('item > link'), ...texts('url > loc')],
    titles: texts('item > title'),
  }
}

test('the news feed holds the posts that the page shows, and the page names the feed', async ({ page, baseURL }) => {
  const answer = await page.request.get('/blog/rss.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  await page.goto('/blog/posts')
  const feed = await page.evaluate(readXml, await answer.text())
  expect(feed.root).toBe('rss')
  expect(feed.links).toContain(`${baseURL}${pathOf('post')}`)
  const shown = await page
    .locator('main a[href^="/blog/posts/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))])
  expect(shown.length).toBeGreaterThan(2)
  expect(feed.links).toEqual(expect.arrayContaining(shown))
  await expect(page.locator('a[href="/blog/rss.xml"], link[type="application/rss+xml"]').first()).toBeAttached()
})

test('the sitemap names public pages only, and each of them answers', async ({ page, baseURL }) => {
  const answer = await page.request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  await page.goto('/imprint')
  const map = await page.evaluate(readXml, await answer.text())
  expect(map.root).toBe('urlset')
  expect(new Set(map.links).size).toBe(map.links.length)
  const wanted = ['home', 'events', 'event', 'run results', 'standings', 'post', 'pricing', 'membership', 'imprint']
  expect(map.links).toEqual(expect.arrayContaining(wanted.map((name) => `${baseURL}${pathOf(name)}`)))
  expect(map.links.filter((link) => /\/(admin|profile|auth|cart|checkout|api)(\/|$)/.test(link))).toEqual([])
  const statuses = await Promise.all(map.links.map(async (link) => (await page.request.get(link)).status()))
  expect(map.links.filter((_, index) => statuses[index] !== 200)).toEqual([])
})

test('robots keep out of a site that is not the real one', async ({ page }) => {
  const answer = await page.request.get('/robots.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n')
})

test('an event goes into a calendar by the link on its page', async ({ page }) => {
  await page.goto(pathOf('event'))
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const address = await link.getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.ics"$/)
  const lines = (await answer.text()).split('\r\n')
  expect(lines).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR']))
  const name = await page.locator('h1').first().innerText()
  expect(lines.join('\n').replaceAll('\n ', '').replaceAll('\\,', ',')).toContain(`SUMMARY:${name}`)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})

test('the table of a run as CSV has the places, numbers and times of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathOf('run results'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^CSV, / }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.csv$/)
  const answer = await page.request.get(download.url())
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...rows] = (await answer.text()).trim().split('\r\n')
  const columns = (head ?? '').replace(/^\uFEFF/, '').split(',')
  const cellsOf = (line: string) => Object.fromEntries(columns.map((column, at) => [column, line.split(',')[at] ?? '']))
  const shown = page.locator('tr[data-row]')
  await expect(shown).toHaveCount(rows.length)
  for (const [at, line] of rows.entries()) {
    const row = shown.nth(at)
    const cells = cellsOf(line)
    await expect(row).toContainText(cells.Name ?? '?')
    await expect(row).toContainText(cells.Number ?? '?')
    await expect(row.locator('[data-fresh=best]')).toHaveText(cells['Best lap'] ?? '?')
    if (cells.Status !== 'finished') continue
    await expect(row.locator('td').first()).toHaveText(cells.Position ?? '?')
    await expect(row.locator('[data-fresh=laps]')).toHaveText(cells.Laps ?? '?')
    await expect(row.locator('[data-fresh=total]')).toHaveText(cells.Total ?? '?')
  }
})

for (const name of ['run results', 'class points', 'standings']) {
  test(`${name} as PDF and CSV: the right types under a file's name`, async ({ page }) => {
    await page.goto(pathOf(name))
    for (const [kind, type] of [
      ['PDF', 'application/pdf'],
      ['CSV', 'text/csv; charset=utf-8'],
    ] as const) {
      const address = await page
        .getByRole('link', { name: new RegExp(`^${kind}, `) })
        .first()
        .getAttribute('href')
      const answer = await page.request.get(address ?? '')
      expect(answer.status(), kind).toBe(200)
      expect(answer.headers()['content-type']).toBe(type)
      expect(answer.headers()['content-disposition']).toMatch(new RegExp(`filename="[\\w-]+\\.${kind.toLowerCase()}"`))
      if (kind === 'PDF') {
        const bytes = await answer.body()
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
        expect(bytes.subarray(-16).toString()).toContain('%%EOF')
      }
    }
  })
}
