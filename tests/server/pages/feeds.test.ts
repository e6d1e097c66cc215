import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogPosts } from '#server/db/tables/blog.ts'
import { robotsOf } from '#server/pages/feeds.ts'
import { type InsertedSeason, insertRaceDay, insertRiders, insertSeason } from '../race-day.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let season: InsertedSeason
let eventId = ''
let draftId = ''

beforeAll(async () => {
  site = await createTestApp({
    now: () => Date.parse('2025-03-15T12:00:00.000Z'),
    settings: { app_env: 'production' },
  })
  const { db } = site.deps
  season = await insertSeason(db)
  await site.deps.sites.reload()
  const riders = await insertRiders(db)
  eventId = (await insertRaceDay(db, season, riders, { results_available: true })).event.id
  draftId = (await insertRaceDay(db, season, riders, { is_published: false, round_number: 2 })).event.id
  const post = {
    organisation_id: season.organisation.id,
    body: { type: 'doc' as const, content: [] },
    state: 'published' as const,
    published_at: '2025-03-01T09:00:00.000Z',
  }
  await db.insert(blogPosts).values([
    { ...post, slug: 'mud-and-glory', title: 'Mud & <glory>', excerpt: 'a "b"\u0007', tags: ['race'] },
    { ...post, slug: 'later', title: 'Later', state: 'scheduled', published_at: '2025-03-16T09:00:00.000Z' },
    { ...post, slug: 'draft', title: 'Draft', state: 'draft' },
  ])
})
afterAll(() => site.close())

const get = async (url: string, host = 'club.example') => site.app.inject({ method: 'GET', url, headers: { host } })

test('the news as RSS: escaped, without drafts and what is still to come', async () => {
  const answer = await get('/blog/rss.xml')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(answer.payload).toContain('<title>Mud &amp; &lt;glory&gt;</title>')
  expect(answer.payload).toContain('<link>http://club.example/blog/posts/mud-and-glory</link>')
  expect(answer.payload).toContain('<pubDate>Sat, 01 Mar 2025 09:00:00 GMT</pubDate>')
  expect(answer.payload).toContain('<description>a &quot;b&quot;</description>')
  expect(answer.payload.match(/<item>/g)).toHaveLength(1)
  const again = await get('/blog/rss.xml')
  expect(again.headers.etag).toBe(answer.headers.etag)
})

test('the sitemap lists public pages only', async () => {
  const { payload, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  for (const path of [
    '/events',
    `/events/${eventId}`,
    `/events/${eventId}/results`,
    `/events/${eventId}/results/championship-class/${season.pro.id}`,
    `/results/championships/${season.championship.id}/championship-classes/${season.pro.id}`,
    '/blog/posts/mud-and-glory',
  ]) {
    expect(payload).toContain(`<loc>http://club.example${path}</loc>`)
  }
  expect(payload).not.toContain(draftId)
  expect(payload).not.toContain('/blog/posts/later')
  expect(payload).toMatch(/<lastmod>2\d{3}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
})

test('a made-up host never leaves its name in what others get', async () => {
  const made = await get('/sitemap.xml', 'evil.example')
  expect(made.payload).toContain('http://evil.example/events')
  expect((await get('/sitemap.xml', 'unknown.example')).payload).not.toContain('evil')
})

test('robots stay out of what is private, and out of every site that is not production', async () => {
  const { payload } = await get('/robots.txt')
  for (const path of ['/admin', '/profile', '/api/', '/dev']) expect(payload).toContain(`Disallow: ${path}\n`)
  expect(payload).toContain('Sitemap: http://club.example/sitemap.xml')
  expect(robotsOf('staging', 'https://x')).toBe('User-agent: *\nDisallow: /\n')
})
