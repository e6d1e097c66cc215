import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { callKey, pageKey } from './public-key.ts'
import { sendPublic } from './send-public.ts'

/** Before anything else: what is kept in memory is sent as it is. Must be the first hook of the app. */
export function sendKeptAnswers(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET') return done()
    const key = request.url.startsWith('/api/') ? callKey(deps.sites, request) : pageKey(deps, request)
    const kept = deps.cache.find(key)
    if (kept === undefined) return done()
    sendPublic(request, reply, kept)
  })
}
