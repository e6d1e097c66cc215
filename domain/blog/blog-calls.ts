import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { slug } from '#domain/core/id.ts'
import { pageOf, pageQuery, search } from '#domain/core/page.ts'
import { image } from '#domain/gallery/image.ts'
import { richText } from './rich-text.ts'

/** A post in the list of news. */
export const postCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.nullable(image),
  tags: z.array(z.string()),
  author: z.string(),
  published_at: z.string(),
})
export type PostCard = z.infer<typeof postCard>

const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }))

export const post = z.extend(postCard, {
  body: richText,
  gallery: z.array(image),
  previous: neighbour,
  next: neighbour,
  updated_at: z.string(),
})
export type Post = z.infer<typeof post>

const read = { method: 'GET', access: 'anyone', scope: 'site', cachedFor: ['blog', 'gallery'] } as const

export const blogCalls = {
  listPosts: defineCall({
    ...read,
    path: 'blog/posts/',
    summary: 'Published posts, the newest first',
    query: z.strictObject({ ...pageQuery, search, tag: z.optional(z.string().check(z.maxLength(40))) }),
    answer: pageOf(postCard),
  }),
  getPost: defineCall({
    ...read,
    path: 'blog/posts/{slug}/',
    summary: 'A published post',
    params: z.strictObject({ slug }),
    answer: post,
    problems: ['not_found'],
  }),
}
