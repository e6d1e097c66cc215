import type { RequestFacts } from './caching.ts'

/** Reads off a request what the decision needs. */
export function factsOf(request: Request, origin: string, isPrecached: (url: string) => boolean): RequestFacts {
  const url = new URL(request.url)
  return {
    method: request.method,
    sameOrigin: url.origin === origin,
    path: url.pathname,
    search: url.search,
    isNavigation: request.mode === 'navigate',
    destination: request.destination,
    hasIdentity: request.headers.has('authorization') || request.headers.has('organisation'),
    isEventStream: (request.headers.get('accept') ?? '').includes('text/event-stream'),
    isRange: request.headers.has('range'),
    isPrecached: isPrecached(request.url),
  }
}
