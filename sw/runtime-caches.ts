import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { judgeApiAnswer, storeOnly, storeStamped, timeLimit } from './strategy-plugins.ts'

const apiPrefix = 'public-api-'
/** Named after the schemas: an answer kept by an older app would not be understood. */
const apiCache = `${apiPrefix}${__SCHEMA_VERSION__}`
const assetCache = 'assets'
const imageCache = 'images'
const day = 24 * 60 * 60
const matchOptions = { ignoreVary: true }

const apiPlugins = [
  judgeApiAnswer,
  storeStamped(() => Date.now()),
  new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * day, purgeOnQuotaError: true, matchOptions }),
]

export const publicApi = new StaleWhileRevalidate({
  cacheName: apiCache,
  matchOptions,
  plugins: [timeLimit(20_000), ...apiPlugins],
})

export const liveRun = new NetworkFirst({
  cacheName: apiCache,
  matchOptions,
  networkTimeoutSeconds: 3,
  plugins: [timeLimit(20_000), ...apiPlugins],
})

export const assets = new CacheFirst({
  cacheName: assetCache,
  matchOptions,
  plugins: [timeLimit(60_000), storeOnly('file'), new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * day })],
})

export const images = new CacheFirst({
  cacheName: imageCache,
  matchOptions,
  plugins: [
    timeLimit(60_000),
    storeOnly('picture'),
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * day, purgeOnQuotaError: true, matchOptions }),
  ],
})

/** After sign-out, another user's sign-in or a 401: nothing that tells what was looked at stays behind. */
export async function purgeViewed(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(apiPrefix) || name === imageCache)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** When a new worker takes over: the answers of older schemas go. */
export async function dropOldAnswers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(apiPrefix) && name !== apiCache)
  await Promise.all(names.map((name) => caches.delete(name)))
}
