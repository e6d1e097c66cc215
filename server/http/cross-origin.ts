import type { FastifyInstance } from 'fastify'
import type { SiteSettings } from '#server/deps.ts'

const asked = 'authorization, content-type, idempotency-key, if-none-match, last-event-id, organisation'
const shown = 'content-disposition, etag, retry-after'

/**
 * Lets the app call this API from the address that visitors use when the two are served apart (BACKEND_URL there,
 * PUBLIC_URL here). Nobody else, and no cookies: the token travels in a header.
 */
export function allowTheAppsOrigin(app: FastifyInstance, settings: SiteSettings): void {
  if (settings.public_url === null) return
  const { origin } = new URL(settings.public_url)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.raw.setHeader('access-control-allow-origin', origin)
    reply.raw.setHeader('access-control-expose-headers', shown)
  })
  app.options('/api/*', async (_request, reply) => {
    reply.raw.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    reply.raw.setHeader('access-control-allow-headers', asked)
    reply.raw.setHeader('access-control-max-age', '7200')
    return reply.code(204).send()
  })
}
