import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, accessRefusal } from '#domain/core/access.ts'
import type { Call } from '#domain/core/call.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { readActor, tokenOf } from './actor.ts'
import { answerBytes, answerHeaders } from './answer-bytes.ts'
import { type Context, contextOf, type Handler } from './handler.ts'
import { headersSoFar } from './headers-so-far.ts'
import { once } from './idempotency.ts'
import { networkOf } from './network-of.ts'
import { readScope } from './organisation-scope.ts'
import { originOf } from './origin.ts'
import { type ParsedInput, parseInput } from './parse-input.ts'
import { callKey } from './public-key.ts'
import { checkLimit, limitSubject } from './rate-limits.ts'
import { sendPublic } from './send-public.ts'

export const apiBase = '/api/v1/'

type AnyHandler = (input: ParsedInput, context: Context) => Promise<unknown>

/** Turns each call and its handler into a route. */
export function mountCalls<Calls extends Record<string, Call>>(
  app: FastifyInstance,
  deps: Deps,
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as AnyHandler
    app.route({
      method: call.method,
      url: apiBase + call.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(call.bodyLimit === null ? {} : { bodyLimit: call.bodyLimit }),
      config: { call: name },
      handler: (request, reply) =>
        call.cachedFor === null
          ? answerPrivate(deps, call, handler, request, reply)
          : answerPublic(deps, call, handler, request, reply),
    })
  }
}

/** The same body for everybody: kept in memory, the asker is never looked at. */
async function answerPublic(deps: Deps, call: Call, handler: AnyHandler, request: FastifyRequest, reply: FastifyReply) {
  const nobody: Actor = { kind: 'anonymous' }
  const input = parseInput(call, request)
  const scope = await readScope(deps, call.scope, request, nobody)
  const made = await deps.cache.get(callKey(deps.sites, request), async () => {
    const result = await handler(input, contextFor(deps, request, nobody, scope)(deps.db))
    return {
      body: answerBytes(call, result),
      headers: {
        ...headersSoFar(reply),
        ...answerHeaders(call, result),
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      nouns: call.cachedFor ?? [],
    }
  })
  sendPublic(request, reply, made)
}

async function answerPrivate(
  deps: Deps,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const actor = await readActor(deps, request)
  if (call.access !== 'anyone' && actor.kind === 'anonymous') throw new Problem('not_signed_in')
  const scope = await readScope(deps, call.scope, request, actor)
  const refusal = accessRefusal(call.access, actor, scope?.organisation_id ?? null)
  if (refusal !== null) throw new Problem(refusal)
  const input = parseInput(call, request)
  if (call.limit !== null)
    await checkLimit(deps, call, limitSubject(call.limit, actor, networkOf(request.ip), input.body), call.limit)
  const context = contextFor(deps, request, actor, scope)
  reply.header('cache-control', 'no-store').code(call.status)
  const key = request.headers['idempotency-key']
  if (call.idempotent && key !== undefined) {
    const attempt = { call, actor, organisation_id: scope?.organisation_id ?? null, key, input }
    return reply.send(await once(deps, attempt, (db) => handler(input, context(db))))
  }
  const result = await handler(input, context(deps.db))
  if (call.answer === null) return reply.send()
  if ('file' in call.answer) return reply.headers(answerHeaders(call, result)).send(answerBytes(call, result))
  return reply.send(result)
}

function contextFor(deps: Deps, request: FastifyRequest, actor: Actor, scope: Context['scope'] | null) {
  return (db: Db): Context =>
    contextOf({
      deps,
      db,
      actor,
      token: actor.kind === 'anonymous' ? null : tokenOf(request),
      scope,
      address: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, 200) ?? '',
      origin: originOf(deps.settings, request),
      log: deps.log,
    })
}
