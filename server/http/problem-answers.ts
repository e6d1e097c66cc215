import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemCode, problems } from '#domain/core/problem.ts'
import { isDatabaseAway } from './database-away.ts'
import { safeError } from './safe-error.ts'
import { apiPolicy } from './security-headers.ts'

const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
}

/** For an address that no router can read, such as `/%ZZ`: Fastify asks this before any hook, so the headers come along. */
export function answerBadAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'content-security-policy': apiPolicy, 'x-content-type-options': 'nosniff' })
  sendProblem(reply, new Problem('not_found'))
}

/** One place turns whatever was thrown into an answer; nothing internal ever leaves. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.status >= 500) request.log.error({ err: safeError(error) }, 'request failed')
    return sendProblem(reply, problem)
  })
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) return new Problem('unavailable', { retryAfterS: 5 })
  const { code, statusCode } = detailsOf(error)
  const known = codeOfFastify[code]
  if (known !== undefined) return new Problem(known)
  if (statusCode === 429) return new Problem('too_many_requests', { retryAfterS: 60 })
  if (statusCode >= 400 && statusCode < 500) return new Problem('malformed_body')
  return new Problem('internal')
}

function detailsOf(error: unknown): { code: string; statusCode: number } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  const statusCode =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return { code, statusCode }
}

/** 400 as `{field: [sentence]}`; everything else as `{detail, code}`, 409 with the current copy when there is one. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  reply.code(problem.status).header('cache-control', 'no-store')
  if (problem.retryAfterS !== undefined) reply.header('retry-after', String(problem.retryAfterS))
  if (problem.code === 'not_signed_in' || problem.code === 'token_ended') reply.header('www-authenticate', 'Token')
  if (problem.status === 400) return reply.send(problem.fields ?? { non_field_errors: [problems[problem.code].detail] })
  const current = problem.current === undefined ? {} : { current: problem.current }
  return reply.send({ detail: problem.message, code: problem.code, ...current })
}
