import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/core/problem.ts'

/**
 * 300 requests a minute for each address, per process. Answers from memory and hashed assets do not count: a whole club
 * may sit behind one address. `internalMark` exempts what the server asks of itself while rendering.
 */
export async function addOverallLimit(app: FastifyInstance, max: number, internalMark: string): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: (request) =>
      request.headers['x-gatedrop-internal'] === internalMark || /^\/(assets|art|icons)\//.test(request.url),
    errorResponseBuilder: (_request, context) =>
      new Problem('too_many_requests', { retryAfterS: Math.ceil(context.ttl / 1000) }),
  })
}
