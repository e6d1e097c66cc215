import type { PostCard } from '#domain/blog/blog-calls.ts'
import type { Site } from '#domain/site/site-calls.ts'
import { xmlText } from './xml-text.ts'

/** The news as RSS 2.0. `origin`: the address of the site without a trailing slash. */
export function rssOf(site: Pick<Site, 'name' | 'tagline'>, posts: readonly PostCard[], origin: string): string {
  const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
  const items = posts.map((post) => {
    const address = `${origin}/blog/posts/${post.slug}`
    return [
      '<item>',
      element('title', post.title),
      element('link', address),
      `<guid isPermaLink="false">${xmlText(post.id)}</guid>`,
      element('pubDate', new Date(post.published_at).toUTCString()),
      element('description', post.excerpt),
      ...post.tags.map((tag) => element('category', tag)),
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${site.name}: News`),
    element('link', `${origin}/blog/posts`),
    element('description', site.tagline ?? `News from ${site.name}`),
    element('language', 'en'),
    `<atom:link href="${xmlText(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n')
}
