import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { shellFits } from './shell-fit.ts'
import { answerFactsOf, isStorable } from './storable.ts'
import { type Plugin, timeLimit } from './strategy-plugins.ts'

/** The page without content and without personal data; the server writes the site's settings into it. */
export const shellPath = '/shell.html'

/** Every file must be what its address promises, the shell must belong to this build: else the install fails as a whole. */
const judgeFile: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname } = new URL(request.url)
    const isShell = pathname === shellPath
    if (!isStorable(answerFactsOf(response), isShell ? 'page' : 'file', pathname)) return null
    if (isShell && !shellFits(await response.clone().text(), isPrecached)) return null
    return response
  },
}

export const precache = new PrecacheController({ plugins: [timeLimit(60_000), judgeFile], fallbackToNetwork: false })

export function isPrecached(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined
}

/** The copy of this build; from the network when the browser has thrown the copy away. */
export async function answerPrecached(request: Request): Promise<Response> {
  return (await precache.matchPrecache(request)) ?? fetch(request, { signal: AbortSignal.timeout(60_000) })
}
