import { isPrecached, precache, shellPath } from './precached-files.ts'
import { shellFits } from './shell-fit.ts'
import { answerFactsOf, isStorable } from './storable.ts'

const askAgainAfterMs = 5 * 60_000
let askedAt = 0

/** Any address of the app: the kept shell; without it the network; without that a page that says so. */
export async function answerNavigation(request: Request): Promise<Response> {
  const kept = await precache.matchPrecache(shellPath)
  if (kept !== undefined) return kept
  return fetch(request.url, { signal: AbortSignal.timeout(15_000) }).catch(() => lastResort())
}

/**
 * The shell holds settings that change without a build (title, demo mode, analytics key): a newer copy of the same
 * build replaces the kept one.
 */
export async function refreshShell(now: number): Promise<void> {
  const key = precache.getCacheKeyForURL(shellPath)
  if (key === undefined || now - askedAt < askAgainAfterMs) return
  askedAt = now
  const response = await fetch(shellPath, { signal: AbortSignal.timeout(15_000) }).catch(() => null)
  if (response === null || !isStorable(answerFactsOf(response), 'page', shellPath)) return
  const text = await response
    .clone()
    .text()
    .catch(() => '')
  if (!shellFits(text, isPrecached)) return
  const cache = await caches.open(precache.strategy.cacheName)
  await cache.put(key, response)
}

function lastResort(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Offline</title><h1>No connection</h1><p>This device has no copy of the app and cannot reach the server.
What you entered is still on this device. <a href="">Try again</a></p></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
