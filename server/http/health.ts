import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Problem } from '#domain/core/problem.ts'
import { countPendingMigrations } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'

/** `/healthz`: this process runs. `/readyz`: the database answers and is migrated. `/metrics`: for a scraper with the token. */
export function addHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const pending = await countPendingMigrations(deps.db, deps.migrations)
    if (pending > 0) throw new Problem('unavailable', { retryAfterS: 5 })
    return { status: 'ready' }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'gatedrop_request_seconds',
    help: 'Duration of requests that were not answered from memory, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    const token = deps.settings.metrics_token
    if (token === null || request.headers.authorization !== `Bearer ${token}`) throw new Problem('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
