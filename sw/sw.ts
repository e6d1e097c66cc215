import { type Strategy, strategyFor } from './caching.ts'
import { answerMessage } from './messages.ts'
import { answerPrecached, isPrecached, precache } from './precached-files.ts'
import { factsOf } from './request-facts.ts'
import { assets, dropOldAnswers, images, liveRun, publicApi } from './runtime-caches.ts'
import { answerNavigation, refreshShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

precache.addToCacheList(self.__WB_MANIFEST)

const answers: Record<Exclude<Strategy, 'network'>, (event: FetchEvent) => Promise<Response>> = {
  shell: (event) => {
    event.waitUntil(refreshShell(Date.now()))
    return answerNavigation(event.request)
  },
  precache: (event) => answerPrecached(event.request),
  asset: (event) => assets.handle({ event, request: event.request }),
  'public-api': (event) => publicApi.handle({ event, request: event.request }),
  'live-run': (event) => liveRun.handle({ event, request: event.request }),
  image: (event) => images.handle({ event, request: event.request }),
}

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([precache.activate(event), dropOldAnswers(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(factsOf(event.request, self.location.origin, isPrecached))
  if (strategy !== 'network') event.respondWith(answers[strategy](event))
})

self.addEventListener('message', answerMessage)
