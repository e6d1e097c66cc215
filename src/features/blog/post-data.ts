import type { Post } from '#domain/blog/blog-calls.ts'
import { absoluteAddress } from '#src/app/seo.ts'

/** A post as schema.org wants it. */
export function postData(origin: string, publisher: string, post: Post): Record<string, unknown> {
  return {
    '@type': 'NewsArticle',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    url: `${origin}/blog/posts/${post.slug}`,
    ...(post.image === null ? {} : { image: absoluteAddress(origin, post.image.image) }),
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: publisher, url: `${origin}/` },
  }
}
