import { isOneOf, livePaths, publicPaths } from './public-paths.ts'

/** What the decision rests on. `path` and `search` as in a URL. */
export type RequestFacts = {
  method: string
  sameOrigin: boolean
  path: string
  search: string
  isNavigation: boolean
  /** Fetch's destination: 'document', 'image', 'script', '' for fetch() and so on. */
  destination: string
  /** Carries a token or an organisation: the answer may be personal. */
  hasIdentity: boolean
  isEventStream: boolean
  /** Asks for a part of a file. */
  isRange: boolean
  /** The address is in the precache. */
  isPrecached: boolean
}

/**
 * `shell`: the precached page without content. `precache`: the copy of this very build. `asset`: hashed, cache first.
 * `public-api`: the copy at once, a new one behind it. `live-run`: the network for 3 s, then the copy. `image`: cache
 * first, few and small. `network`: the worker keeps out of it and nothing is ever stored.
 */
export type Strategy = 'shell' | 'precache' | 'asset' | 'public-api' | 'live-run' | 'image' | 'network'

const apiBase = '/api/v1/'
const hashedAsset = /^\/assets\/.+-[\w-]{8}\.\w+$/
/** Folders with the club's and the product's own pictures; none of them holds anything personal. */
const publicPictures = /^\/(art|icons|media)\//
const notTheApp = /^\/(api|assets|dev|art|icons|media|healthz|readyz|metrics)(\/|$)/

/** Decides by an allow-list: whatever is not named here goes to the network and is never stored. */
export function strategyFor(request: RequestFacts): Strategy {
  if (request.method !== 'GET' || !request.sameOrigin) return 'network'
  if (request.isNavigation)
    return request.destination === 'document' && isAppAddress(request.path) ? 'shell' : 'network'
  if (request.hasIdentity || request.isEventStream || request.isRange) return 'network'
  if (request.isPrecached) return 'precache'
  if (hashedAsset.test(request.path)) return 'asset'
  if (request.path.startsWith(apiBase)) return apiStrategy(request.path.slice(apiBase.length))
  if (request.destination === 'image' && request.search === '' && publicPictures.test(request.path)) return 'image'
  return 'network'
}

function apiStrategy(path: string): Strategy {
  if (isOneOf(livePaths, path)) return 'live-run'
  return isOneOf(publicPaths, path) ? 'public-api' : 'network'
}

/** An address that the app's router answers: no file, no API, no health check. */
function isAppAddress(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return !notTheApp.test(path) && !last.includes('.')
}
