import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryCalls } from '#domain/gallery/gallery-calls.ts'
import { siteCalls } from '#domain/site/site-calls.ts'
import { imageSets, images } from '#server/db/tables/gallery.ts'
import { siteSettings, siteTexts } from '#server/db/tables/site.ts'
import { ask, askCall } from '../public-answers.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ now: () => Date.parse('2025-03-15T12:00:00.000Z') })
  const { db } = site.deps
  const { id: organisation_id } = await insertOrganisation(db, { name: 'Ridgeback', site_hosts: ['club.example'] })
  await insertOrganisation(db, { name: 'Bare', site_hosts: ['bare.example'], created_at: '2025-01-01T00:00:00.000Z' })
  await site.deps.sites.reload()
  const [set] = await db.insert(imageSets).values({ organisation_id, name: 'Home' }).returning()
  const picture = { organisation_id, image_set_id: set?.id ?? '', alt: 'Track', width: 900, height: 560 }
  const [plan] = await db
    .insert(images)
    .values([
      { ...picture, image: '/art/plan.svg' },
      { ...picture, image: '/art/two.svg', in_carousel: true, carousel_position: 2 },
      { ...picture, image: '/art/one.svg', in_carousel: true, carousel_position: 1, carousel_title: 'Gate drops' },
    ])
    .returning()
  await db.insert(siteSettings).values({
    organisation_id,
    tagline: 'Run by riders',
    copyright_from: 2020,
    settings: { copyright_to: 2024 },
    track_name: 'Kamenný Vrch',
    track_latitude: 49.2,
    track_longitude: 16.5,
    track_plan_image_id: plan?.id ?? null,
  })
  const text = { organisation_id, kind: 'imprint' as const, published_at: '2025-01-01T00:00:00.000Z' }
  const sections = (paragraph: string) => [{ heading: null, paragraphs: [paragraph] }]
  await db.insert(siteTexts).values([
    { ...text, version: 1, sections: sections('old') },
    { ...text, version: 2, sections: sections('in force') },
    { ...text, version: 3, sections: sections('draft'), published_at: null },
    { ...text, version: 4, sections: sections('next month'), published_at: '2025-04-15T00:00:00.000Z' },
  ])
})
afterAll(() => site.close())

test('the club behind the site', async () => {
  expect(await askCall(site.app, siteCalls.getSite, 'site/')).toMatchObject({
    name: 'Ridgeback',
    copyright_from: 2020,
    copyright_to: 2024,
    track: { name: 'Kamenný Vrch', plan: { image: '/art/plan.svg' } },
  })
})

test('a club that has set up nothing yet has a site all the same', async () => {
  expect(await askCall(site.app, siteCalls.getSite, 'site/', 'bare.example')).toMatchObject({
    name: 'Bare',
    tagline: null,
    copyright_from: 2025,
    copyright_to: 2025,
    track: null,
    featured_championship_id: null,
  })
  expect((await ask(site.app, 'site/texts/imprint/', 'bare.example')).status).toBe(404)
})

test('the legal text in force is the newest that is published', async () => {
  const text = await askCall(site.app, siteCalls.getLegalText, 'site/texts/imprint/')
  expect(text).toMatchObject({ version: 2, updated_at: '2025-01-01T00:00:00.000Z' })
  expect((await ask(site.app, 'site/texts/privacy-policy/')).status).toBe(404)
})

test('the carousel in its order', async () => {
  const slides = await askCall(site.app, galleryCalls.listCarousel, 'gallery/carousel/')
  expect(slides.map(({ image, title }) => [image, title])).toEqual([
    ['/art/one.svg', 'Gate drops'],
    ['/art/two.svg', null],
  ])
})
