import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Deps } from '#server/deps.ts'
import { getPublishedEvent } from '#server/events/event-index-store.ts'
import { headersSoFar } from '#server/http/headers-so-far.ts'
import { apiBase } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { readScope } from '#server/http/organisation-scope.ts'
import { safeError } from '#server/http/safe-error.ts'
import { liveTopic } from './live-topic.ts'

/** More readers than this in one process get 503 and try again, elsewhere or later. */
const MOST_READERS = 5000
/** A whole club may sit behind one address, but nobody alone shall take all places. */
const MOST_READERS_OF_ONE_NETWORK = 500
const streamParams = z.strictObject({ id })

/** `GET events/{id}/live/`: the event's present state at once and after every change, as server-sent events. */
export function addLiveStream(app: FastifyInstance, deps: Deps): void {
  app.get(`${apiBase}events/:id/live/`, { config: { call: 'watchEvent' } }, async (request, reply) => {
    const params = streamParams.safeParse(request.params)
    if (!params.success) throw new Problem('not_found')
    const scope = await readScope(deps, 'site', request, { kind: 'anonymous' })
    if (scope === null) throw new Problem('not_found')
    await getPublishedEvent(deps.db, scope, params.data.id)
    const network = networkOf(request.ip)
    if (deps.live.count() >= MOST_READERS || deps.live.countOf(network) >= MOST_READERS_OF_ONE_NETWORK)
      throw new Problem('unavailable', { retryAfterS: 30 })
    reply.hijack()
    const response = reply.raw
    response.on('error', () => response.destroy())
    response.writeHead(200, {
      ...headersSoFar(reply),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must neither compress nor collect: a lap time that comes in a heap with others is no news.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
    const topic = liveTopic(scope, params.data.id)
    await deps.live.watch(topic, response, lastEventId(request), network).catch((error: unknown) => {
      request.log.error({ err: safeError(error) }, 'reading a live topic failed')
      response.end()
    })
  })
}

function lastEventId(request: FastifyRequest): string {
  const header = request.headers['last-event-id']
  return typeof header === 'string' ? header.slice(0, 100) : ''
}

/** The stream in OpenAPI: a path to merge into the schema's `paths`. */
export const liveStreamPaths = {
  [`${apiBase}events/{id}/live/`]: {
    get: {
      operationId: 'watchEvent',
      summary: 'The runs of an event and the result of the present one, pushed with every change',
      description:
        'Server-sent events. Each message is the whole present state, `{"race_runs": [...], "run": {...} or null}`, shaped as the answers of listRaceRuns and getRunResults. Its id is a version: with Last-Event-ID a reader that has the newest state gets nothing until it changes. A comment every 20 s keeps the connection open. Without streams, poll getRunResults.',
      tags: ['events'],
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
        { in: 'header', name: 'Last-Event-ID', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        404: {
          description: 'not_found',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
        503: {
          description: 'unavailable',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  },
} as const
