import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogCalls } from '#domain/blog/blog-calls.ts'
import { blogPosts } from '#server/db/tables/blog.ts'
import { imageSets, images } from '#server/db/tables/gallery.ts'
import { ask, askCall } from '../public-answers.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let clock = Date.parse('2025-03-15T12:00:00.000Z')
let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ now: () => clock })
  const { db } = site.deps
  const { id: organisation_id } = await insertOrganisation(db, { site_hosts: ['club.example'] })
  const other = await insertOrganisation(db, { site_hosts: ['other.example'] })
  await site.deps.sites.reload()
  const [set] = await db.insert(imageSets).values({ organisation_id, name: 'Brno' }).returning()
  const picture = { organisation_id, image_set_id: set?.id ?? '', alt: 'Gate', width: 800, height: 600 }
  const [image] = await db
    .insert(images)
    .values({ ...picture, image: '/art/gate.svg' })
    .returning()
  const post = (slug: string, publishedAt: string | null, more: Partial<typeof blogPosts.$inferInsert> = {}) => ({
    organisation_id,
    slug,
    title: slug.toUpperCase(),
    excerpt: '100 % mud',
    body: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Mud.' }] }],
    },
    author_name: 'Race office',
    state: 'published' as const,
    published_at: publishedAt,
    ...more,
  })
  await db
    .insert(blogPosts)
    .values([
      post('first', '2025-01-01T09:00:00.000Z', { tags: ['race', 'brno'] }),
      post('second', '2025-02-01T09:00:00.000Z', { image_id: image?.id ?? null, image_set_id: set?.id ?? null }),
      post('third', '2025-03-01T09:00:00.000Z', { tags: ['race'] }),
      post('tomorrow', '2025-03-16T12:00:00.000Z', { state: 'scheduled' }),
      post('draft', null, { state: 'draft' }),
      post('foreign', '2025-03-02T09:00:00.000Z', { organisation_id: other.id }),
    ])
})
afterAll(() => site.close())

const slugs = async (query = '') =>
  (await askCall(site.app, blogCalls.listPosts, `blog/posts/${query}`)).results.map(({ slug }) => slug)

test.each([
  ['', ['third', 'second', 'first']],
  ['?tag=race', ['third', 'first']],
  ['?search=SECOND', ['second']],
  ['?search=100%20%25', ['third', 'second', 'first']],
  ['?search=1__', []],
  ['?limit=1&offset=1', ['second']],
])('blog/posts/%s', async (query, expected) => {
  expect(await slugs(query)).toEqual(expected)
})

test('a post has its pictures and its neighbours: previous is older, next is newer', async () => {
  const post = await askCall(site.app, blogCalls.getPost, 'blog/posts/second/')
  const image = { image: '/art/gate.svg', image_dark: null, alt: 'Gate', width: 800, height: 600 }
  expect(post).toMatchObject({ image, gallery: [image], previous: { slug: 'first' }, next: { slug: 'third' } })
  expect((await askCall(site.app, blogCalls.getPost, 'blog/posts/third/')).next).toBeNull()
})

test.each(['tomorrow', 'draft', 'foreign', 'unknown', 'NOT A SLUG'])('%s is not found', async (slug) => {
  const { status, body } = await ask(site.app, `blog/posts/${encodeURIComponent(slug)}/`)
  expect(status).toBe(404)
  expect(body).toEqual({ code: 'not_found', detail: 'There is nothing here. Check the address.' })
})

test('a scheduled post appears when its moment has come', async () => {
  clock = Date.parse('2025-03-16T12:00:00.001Z')
  site.deps.cache.drop(['blog'])
  expect(await slugs('?limit=1')).toEqual(['tomorrow'])
})
