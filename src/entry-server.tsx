import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PublicNoun } from '#domain/core/call.ts'
import type { PageRequest, RenderedPage, RenderPage } from '#domain/core/page-render.ts'
import { AppProviders } from './app/app-providers.tsx'
import { headOf } from './app/head-tags.ts'
import { createQueryClient } from './app/query-client.ts'
import { type Api, createApi } from './lib/api-client.ts'
import { createAppRouter } from './router.tsx'

/** Renders one public page to a string; null for pages behind a sign-in, which get the shell. Called by the server. */
export const renderPage: RenderPage = async (request) => {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  const nouns = new Set<PublicNoun>()
  const api = noting(apiFor(request), nouns)
  const services = { api, queryClient, config: request.config, session: null, origin: request.origin }
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [request.url] }))
  const flags = router.matchRoutes(router.latestLocation).map((match) => match.staticData)
  if (flags.some((flag) => flag.loginRequired === true || flag.requireAdmin === true || flag.clientOnly === true))
    return null
  await router.load()
  const result = router._serverResult
  if (result === undefined) throw new Error('the router did not load')
  if (result.type === 'redirect') return redirectTo(result.redirect.options.href ?? '/', [...nouns])

  const cache = createCache({ key: 'css' })
  cache.compat = true
  const html = renderToString(<AppProviders router={router} services={services} emotionCache={cache} />)
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html)
  const head = headOf(result.matches, request.config.site_title)
  return {
    status: result.status === 500 ? 503 : result.status,
    location: null,
    html,
    styles: styles.map((style) => ({ key: style.key, ids: style.ids.join(' '), css: style.css })),
    head: head.tags,
    title: head.title,
    boot: JSON.stringify(dehydrate(queryClient)).replace(/</g, '\\u003c'),
    lateScripts: flags.some((flag) => flag.lateScripts === true),
    nouns: [...nouns],
  }
}

function apiFor(request: PageRequest): Api {
  return createApi({ baseUrl: request.origin, fetch: request.fetch, token: () => null, organisation: () => null })
}

/** Remembers which nouns a page was made from, so that a write to one of them drops it. */
function noting(api: Api, nouns: Set<PublicNoun>): Api {
  return (call, ...input) => {
    if (call.cachedFor === null)
      throw new Error(`a public page may not use ${call.path}: it is not the same for everybody`)
    for (const noun of call.cachedFor) nouns.add(noun)
    return api(call, ...input)
  }
}

function redirectTo(location: string, nouns: PublicNoun[]): RenderedPage {
  return { status: 302, location, html: '', styles: [], head: [], title: '', boot: '', lateScripts: false, nouns }
}
