import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicNoun } from '#domain/core/call.ts'
import { Problem } from '#domain/core/problem.ts'
import { listPosts } from '#server/blog/blog-store.ts'
import type { Deps } from '#server/deps.ts'
import { headersSoFar } from '#server/http/headers-so-far.ts'
import { type OrganisationScope, readScope } from '#server/http/organisation-scope.ts'
import { originOf } from '#server/http/origin.ts'
import { pageKey } from '#server/http/public-key.ts'
import { sendPublic } from '#server/http/send-public.ts'
import { getSite } from '#server/site/site-store.ts'
import { rssOf } from './rss.ts'
import { listSitemapEntries, type SitemapEntry } from './sitemap-store.ts'
import { xmlText } from './xml-text.ts'

type Feed = { type: string; nouns: PublicNoun[]; make: (scope: OrganisationScope, origin: string) => Promise<string> }

const POSTS_IN_FEED = 30
const sitemapNouns: PublicNoun[] = ['site', 'events', 'classes', 'championships', 'results', 'blog', 'memberships']

/** `/blog/rss.xml`, `/sitemap.xml` and `/robots.txt`, made from what is public and kept in memory like pages. */
export function addFeeds(app: FastifyInstance, deps: Deps): void {
  const now = () => new Date(deps.now()).toISOString()
  const feeds: Record<string, Feed> = {
    '/blog/rss.xml': {
      type: 'application/rss+xml; charset=utf-8',
      nouns: ['blog', 'site', 'gallery'],
      make: async (scope, origin) => {
        const { posts } = await listPosts(deps.db, scope, { limit: POSTS_IN_FEED, offset: 0 }, now())
        return rssOf(await getSite(deps.db, scope, now()), posts, origin)
      },
    },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      nouns: sitemapNouns,
      make: async (scope, origin) => sitemapOf(await listSitemapEntries(deps.db, scope, now()), origin),
    },
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      nouns: ['site'],
      make: async (_scope, origin) => robotsOf(deps.settings.app_env, origin),
    },
  }
  for (const [path, feed] of Object.entries(feeds)) {
    app.get(path, (request, reply) => answerFeed(deps, feed, request, reply))
  }
}

async function answerFeed(deps: Deps, feed: Feed, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const scope = await readScope(deps, 'site', request, { kind: 'anonymous' })
  if (scope === null) throw new Problem('not_found')
  const made = async () => ({
    body: Buffer.from(await feed.make(scope, originOf(deps.settings, request))),
    headers: {
      ...headersSoFar(reply),
      'content-type': feed.type,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
    nouns: feed.nouns,
  })
  sendPublic(request, reply, await deps.cache.get(pageKey(deps, request), made))
}

/** All pages in the sitemap protocol's XML. */
export function sitemapOf(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed_at }) => {
    const changed = changed_at === null ? '' : `<lastmod>${changed_at}</lastmod>`
    return `<url><loc>${xmlText(origin + path)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n')
}

/** Where robots may go: the public pages of a production site, nothing of any other. */
export function robotsOf(environment: Deps['settings']['app_env'], origin: string): string {
  if (environment !== 'production') return 'User-agent: *\nDisallow: /\n'
  const closed = ['/admin', '/profile', '/api/', '/dev', '/auth/', '/cart', '/checkout', '/purchase', '/FIM']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
