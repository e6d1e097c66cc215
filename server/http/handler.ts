import type { FastifyBaseLogger } from 'fastify'
import type { Actor, Person } from '#domain/core/access.ts'
import type { Call, CallAnswer, CallParsed } from '#domain/core/call.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { OrganisationScope } from './organisation-scope.ts'

/** What a handler knows besides its input. */
export type Context = {
  deps: Deps
  /** The pool, or the transaction that also holds the idempotency key. */
  db: Db
  actor: Actor
  /** The signed-in person. @throws Problem not_signed_in */
  person: Person
  /** The token of this sign-in, which only logout needs; never logged. Null for anonymous calls. */
  token: string | null
  /** The organisation the call works in. Only calls with a scope may ask. */
  scope: OrganisationScope
  /** Address and program of the asker, for the audit log and the list of sign-ins; never logged. */
  address: string
  user_agent: string
  /** The address that visitors use, without a trailing slash. */
  origin: string
  log: FastifyBaseLogger
}

export type Handler<C extends Call> = (input: CallParsed<C>, context: Context) => Promise<CallAnswer<C>>

/** One handler for each call of a list: leaving one out does not compile. */
export type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

type Given = Omit<Context, 'person' | 'scope'> & { scope: OrganisationScope | null }

export function contextOf(given: Given): Context {
  const { scope, ...rest } = given
  return {
    ...rest,
    get person() {
      if (given.actor.kind === 'anonymous') throw new Problem('not_signed_in')
      return given.actor
    },
    get scope() {
      if (scope === null) throw new Error('this call has no organisation; give it a scope')
      return scope
    },
  }
}
