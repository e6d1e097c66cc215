import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { calls } from '#domain/calls.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Deps } from './deps.ts'
import { handlers } from './handlers.ts'
import { allowTheAppsOrigin } from './http/cross-origin.ts'
import { addHealth } from './http/health.ts'
import { acceptJsonBodies } from './http/json-bodies.ts'
import { sendKeptAnswers } from './http/kept-answers.ts'
import { mountCalls } from './http/mount.ts'
import { openApiOf } from './http/openapi.ts'
import { originOf } from './http/origin.ts'
import { addOverallLimit } from './http/overall-limit.ts'
import { answerBadAddress, answerProblems } from './http/problem-answers.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { serveStaticFiles } from './http/static-files.ts'
import { addLiveStream, liveStreamPaths } from './live/live-stream.ts'
import { addFeeds } from './pages/feeds.ts'
import { type BuiltApp, servePages } from './pages/serve-pages.ts'
import { addDevMailbox } from './ports/dev-mailbox.ts'

export type AppOptions = { deps: Deps; built: BuiltApp | null; overallLimit?: number }

/** The whole application without a socket: the same in production, in tests and while rendering. */
export async function buildApp({ deps, built, overallLimit = 300 }: AppOptions): Promise<FastifyInstance> {
  const internalMark = randomBytes(24).toString('base64url')
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    trustProxy: deps.settings.trusted_proxies.length > 0 ? deps.settings.trusted_proxies : false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
  })
  sendKeptAnswers(app, deps)
  answerProblems(app)
  acceptJsonBodies(app)
  await addSecurityHeaders(app, deps.settings)
  allowTheAppsOrigin(app, deps.settings)
  await addOverallLimit(app, overallLimit, internalMark)
  addHealth(app, deps)
  addDevMailbox(app, deps)
  mountCalls(app, deps, calls, handlers)
  // Made once, when first asked: it takes longer than any other answer, and only the server's address in it differs.
  let schema: ReturnType<typeof openApiOf> | undefined
  app.get('/api/v1/schema/', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    schema ??= openApiOf(calls, liveStreamPaths)
    return { ...schema, servers: [{ url: originOf(deps.settings, request) }] }
  })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: async () => {
      throw new Problem('not_found')
    },
  })
  addLiveStream(app, deps)
  addFeeds(app, deps)
  await serveStaticFiles(app, built?.client ?? null)
  if (built !== null) await servePages(app, deps, built, internalMark)
  app.setNotFoundHandler(async () => {
    throw new Problem('not_found')
  })
  return app
}
