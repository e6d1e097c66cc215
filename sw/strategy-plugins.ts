import type { StrategyOptions } from 'workbox-strategies/Strategy.js'
import { stampAnswer } from './stamp.ts'
import { answerFactsOf, type Content, isStorable } from './storable.ts'
import { tellPage } from './tell-page.ts'

export type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** No fetch of the worker waits longer than this, body included. */
export function timeLimit(limitMs: number): Plugin {
  return { requestWillFetch: async ({ request }) => new Request(request, { signal: AbortSignal.timeout(limitMs) }) }
}

/** Stores only what passes `isStorable`; null tells Workbox to store nothing. */
export function storeOnly(content: Content): Plugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      isStorable(answerFactsOf(response), content, new URL(request.url).pathname) ? response : null,
  }
}

/** The same for answers of the API, with the instant written on them. */
export function storeStamped(now: () => number): Plugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      isStorable(answerFactsOf(response), 'json', new URL(request.url).pathname) ? stampAnswer(response, now()) : null,
  }
}

class NotAnAnswer extends Error {}

/**
 * Judges what came from the network and tells the page. A captive portal's page and a failing server count as no
 * network, so that a stored copy is preferred; without a copy the page gets the refused answer itself.
 */
export const judgeApiAnswer: Plugin = {
  fetchDidSucceed: async ({ request, response, event, state }) => {
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
    tellPage(event, isJson ? 'reached' : 'unreachable', request.url)
    if (isJson && response.status < 500) return response
    if (state !== undefined) state.refused = response.clone()
    throw new NotAnAnswer(`status ${response.status}`)
  },
  fetchDidFail: async ({ originalRequest, event, error }) => {
    if (!(error instanceof NotAnAnswer)) tellPage(event, 'unreachable', originalRequest.url)
  },
  handlerDidError: async ({ state }) => {
    const refused: unknown = state?.refused
    return refused instanceof Response ? refused : undefined
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (state !== undefined) state.shownTag = cachedResponse?.headers.get('etag') ?? null
    return cachedResponse
  },
  cacheDidUpdate: async ({ request, newResponse, event, state }) => {
    const shown: unknown = state?.shownTag ?? null
    const stored = newResponse.headers.get('etag')
    if (shown !== null && stored !== null && shown !== stored) tellPage(event, 'updated', request.url)
  },
}
