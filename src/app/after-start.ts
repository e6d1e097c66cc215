import { onlineManager } from '@tanstack/react-query'
import { appUpdate } from '#src/offline/app-update.ts'
import { cachedAnswers } from '#src/offline/cached-answers.ts'
import { reachability } from '#src/offline/connectivity.ts'
import { createInstallMemory } from '#src/offline/install-memory.ts'
import { localStorageIfAny, sessionStorageIfAny } from '#src/offline/local-storage.ts'
import { keepPageWhenOffline } from '#src/offline/missing-chunk.ts'
import { keepPersisted } from '#src/offline/persisted-queries.ts'
import { createProbe, watchReachability } from '#src/offline/reachability-probe.ts'
import { registerWorker } from '#src/offline/register-worker.ts'
import { askAgain, listenToWorker, purgeWorker } from '#src/offline/worker-link.ts'
import type { AppRouter } from '#src/router.tsx'
import { markStarted } from './after-start-state.ts'
import type { AppServices } from './app-context.ts'
import { trackPages } from './consent/track-pages.ts'

/** Everything that can wait until the first screen stands: keeping data, the worker, its news, consent and analytics. */
export function afterStart(services: AppServices, router: AppRouter): void {
  const { queryClient } = services
  markStarted()
  createInstallMemory(localStorageIfAny(), sessionStorageIfAny()).countVisit()
  keepPageWhenOffline(window, reachability.isReachable)
  keepPersisted(queryClient, localStorageIfAny(), __SCHEMA_VERSION__)
  followNetwork(services, router)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && cachedAnswers.beginPage())
  if (import.meta.env.PROD) registerWorker(appUpdate, window)
  forgetOnSignOut(services)
  trackPages(services, router, window)
}

/**
 * Follows whether our API answers. The library's own idea of being online (the browser's flag) is switched off: it would
 * hold a read back for ever instead of letting it fail and explain.
 */
function followNetwork({ queryClient, config }: AppServices, router: AppRouter): void {
  const baseUrl = config.backend_url === '' ? location.origin : config.backend_url
  const probe = createProbe(baseUrl, (url, init) => fetch(url, init))
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(true)
  reachability.subscribe(() => {
    if (!reachability.isReachable()) return
    queryClient.getQueryCache().onOnline()
    if (router.state.matches.some((match) => match.status === 'error')) void router.invalidate()
  })
  watchReachability(reachability, probe, window)
  if (!('serviceWorker' in navigator)) return
  listenToWorker(navigator.serviceWorker, queryClient, reachability)
  if (navigator.serviceWorker.controller === null) return
  // A page from the worker with answers kept from before says nothing about the network.
  void probe().then(reachability.report)
  // The worker's news about its own answers came before anybody listened.
  if (cachedAnswers.hasAny()) askAgain(queryClient)
}

/** Signed out, signed out by the server, or somebody else signed in, here or in another tab. */
function forgetOnSignOut({ session }: AppServices): void {
  let token = session?.token() ?? null
  session?.subscribe(() => {
    const now = session.token()
    if (token !== null && now !== token) purgeWorker(navigator.serviceWorker)
    token = now
  })
}
