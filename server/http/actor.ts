import type { FastifyRequest } from 'fastify'
import type { Actor } from '#domain/core/access.ts'
import { Problem } from '#domain/core/problem.ts'
import { findPersonByToken } from '#server/auth/token-store.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Who is asking: the holder of `Authorization: Token <token>`, else nobody. A cookie alone never authenticates.
 * @throws Problem token_ended when a token was sent that is unknown, expired or ended.
 */
export async function readActor(deps: Deps, request: FastifyRequest): Promise<Actor> {
  if (request.headers.authorization === undefined) return { kind: 'anonymous' }
  const token = tokenOf(request)
  const person = token === null ? null : await findPersonByToken(deps.db, token, deps.now())
  if (person === null) throw new Problem('token_ended')
  return { kind: 'person', ...person }
}

/** The token that came with a request, whoever's it may be; null when there is none or it cannot be one. */
export function tokenOf(request: FastifyRequest): string | null {
  return /^Token ([A-Za-z0-9_-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}
