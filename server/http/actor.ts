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
  const header = request.headers.authorization
  if (header === undefined) return { kind: 'anonymous' }
  const token = /^Token ([A-Za-z0-9_-]{20,128})$/.exec(header)?.[1]
  const person = token === undefined ? null : await findPersonByToken(deps.db, token, deps.now())
  if (person === null) throw new Problem('token_ended')
  return { kind: 'person', ...person }
}
