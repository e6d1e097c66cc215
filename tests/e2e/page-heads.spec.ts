import { expect, test } from './browser-test.ts'
import { findPublicPaths } from './public-paths.ts'

/** The kinds of schema.org that a public page tells about itself; pages without any are not listed. */
const toldBy: Record<string, string[]> = {
  home: ['SportsOrganization'],
  events: ['BreadcrumbList'],
  event: ['SportsEvent', 'BreadcrumbList'],
  'event with results': ['SportsEvent', 'BreadcrumbList'],
  'ticketed event': ['Event', 'BreadcrumbList'],
  'event results': ['BreadcrumbList'],
  'choose a run': ['BreadcrumbList'],
  'run results': ['SportsEvent', 'BreadcrumbList'],
  'choose a class': ['BreadcrumbList'],
  'class points': ['BreadcrumbList'],
  results: ['BreadcrumbList'],
  'championship results': ['BreadcrumbList'],
  standings: ['BreadcrumbList'],
  membership: ['BreadcrumbList'],
  news: ['BreadcrumbList'],
  post: ['NewsArticle', 'BreadcrumbList'],
}

/** What robots read off a page's head, as the server sends it. Runs in an empty page, whose CSP forbids nothing. */
const readHead = (html: string) => {
  const { head } = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '')
  return {
    canonical: all('link[rel=canonical]', 'href'),
    description: all('meta[name=description]', 'content'),
    image: all('meta[property="og:image"]', 'content'),
    ogTitle: all('meta[property="og:title"]', 'content'),
    ogAddress: all('meta[property="og:url"]', 'content'),
    title: [...head.querySelectorAll('title')].map((each) => each.textContent ?? ''),
    data: [...head.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent ?? ''),
  }
}

test('every public page says once what it is, where it lives and how it looks when shared', async ({
  page,
  baseURL,
}) => {
  const images = new Set<string>()
  const descriptions = new Map<string, string>()
  for (const { name, path } of await findPublicPaths(baseURL ?? '')) {
    if (name === 'forbidden') continue
    const head = await page.evaluate(readHead, await (await page.request.get(path)).text())
    expect.soft(head.canonical, `${name}: one canonical address`).toEqual([`${baseURL}${path}`])
    expect.soft(head.ogAddress, name).toEqual(head.canonical)
    expect.soft(head.title, name).toHaveLength(1)
    expect.soft(head.ogTitle, name).toEqual(head.title)
    expect.soft(head.description, `${name}: one description`).toHaveLength(1)
    expect.soft(head.description[0]?.length ?? 0, `${name}: a description that says something`).toBeGreaterThan(40)
    expect.soft(head.description[0]?.length ?? 0, name).toBeLessThanOrEqual(160)
    expect.soft(head.image, `${name}: one share picture`).toHaveLength(1)
    expect.soft(descriptions.get(head.description[0] ?? ''), `${name}: a description of its own`).toBeUndefined()
    descriptions.set(head.description[0] ?? '', name)
    images.add(head.image[0] ?? '')

    const data = head.data.map((text): { '@context'?: string; '@type'?: string } => JSON.parse(text))
    expect.soft(data.every((each) => each['@context'] === 'https://schema.org')).toBe(true)
    const kinds = data.map((each) => each['@type'])
    expect.soft(kinds, `${name}: structured data`).toEqual(expect.arrayContaining(toldBy[name] ?? []))
  }
  for (const image of images) {
    const answer = await page.request.get(image)
    expect.soft(answer.status(), image).toBe(200)
    expect.soft(answer.headers()['content-type'], image).toMatch(/^image\/(png|jpeg|webp)$/)
  }
})

test('an event tells robots when, where and for how much; a trail leads from the root to it', async ({
  page,
  baseURL,
}) => {
  const paths = await findPublicPaths(baseURL ?? '')
  const event = paths.find(({ name }) => name === 'event')?.path ?? '/'
  const head = await page.evaluate(readHead, await (await page.request.get(event)).text())
  const data = head.data.map((text): Record<string, unknown> => JSON.parse(text))
  const told = data.find((each) => each['@type'] === 'SportsEvent')
  expect(told).toMatchObject({
    name: expect.stringMatching(/\w/),
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    location: { '@type': 'Place', name: expect.stringMatching(/\w/) },
  })
  const trail = data.find((each) => each['@type'] === 'BreadcrumbList')
  expect(trail?.itemListElement).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'ListItem', position: 1 }),
      expect.objectContaining({ position: 3, item: `${baseURL}${event}` }),
    ]),
  )
})
