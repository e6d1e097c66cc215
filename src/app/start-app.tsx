import createCache from '@emotion/cache'
import { hydrate } from '@tanstack/react-query'
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSession } from '#src/features/auth/session.ts'
import { createApi } from '#src/lib/api-client.ts'
import { readRuntimeConfig } from '#src/lib/runtime-config.ts'
import { cachedAnswers } from '#src/offline/cached-answers.ts'
import { reachability } from '#src/offline/connectivity.ts'
import { installDialog } from '#src/offline/install-dialog.ts'
import { restoreQueries } from '#src/offline/query-persistence.ts'
import { createAppRouter } from '#src/router.tsx'
import { afterFirstPaint } from './after-first-paint.ts'
import { AppProviders } from './app-providers.tsx'
import { readChosenOrganisation } from './chosen-organisation.ts'
import { keepLinksPlainUntilHydrated } from './plain-links-until-hydrated.ts'
import { createQueryClient } from './query-client.ts'
import { watchNavigation } from './watch-navigation.ts'

/** Builds the app in the browser: hydrates a page that the server rendered, or renders the shell. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  installDialog.watch(window)
  const config = readRuntimeConfig()
  const queryClient = createQueryClient()
  const session = createSession(document)
  const api = createApi({
    baseUrl: config.backend_url === '' ? location.origin : config.backend_url,
    fetch: (input, init) => fetch(input, init),
    token: session.token,
    organisation: readChosenOrganisation,
    onSignedOut: session.clear,
    onReached: reachability.report,
    onCached: cachedAnswers.note,
  })
  const services = { api, queryClient, config, session, origin: location.origin }
  const router = createAppRouter(services, createBrowserHistory())
  const emotionCache = createCache({ key: 'css' })
  const app = <AppProviders router={router} services={services} emotionCache={emotionCache} />

  if (root.hasAttribute('data-ssr')) {
    const boot = document.getElementById('boot')?.textContent ?? ''
    if (boot !== '') hydrate(queryClient, JSON.parse(boot))
    router.ssr = { manifest: undefined }
    await router.load()
    keepLinksPlainUntilHydrated(root)
    startTransition(() => {
      hydrateRoot(root, app)
    })
    afterFirstPaint(() => restoreQueries(queryClient))
  } else {
    await restoreQueries(queryClient)
    startTransition(() => createRoot(root).render(app))
  }
  watchNavigation(router, services)
  afterFirstPaint(() => void import('./after-start.ts').then((module) => module.afterStart(services, router)))
}
