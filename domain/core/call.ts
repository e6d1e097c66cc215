import type * as z from 'zod/mini'
import type { Access, Scope } from './access.ts'
import type { ProblemCode } from './problem.ts'

/** The nouns whose writes drop public pages and answers from memory. The database announces them (`gatedrop_changes`). */
export const publicNouns = [
  'site',
  'events',
  'classes',
  'championships',
  'results',
  'points',
  'standings',
  'prices',
  'memberships',
  'blog',
  'gallery',
  'partners',
  'registrations',
] as const
export type PublicNoun = (typeof publicNouns)[number]

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What may be done with a call while there is no network (offline.md, promise 1). `read`: answered from the caches. */
export type Offline = 'read' | 'queue' | 'draft' | 'never'

/** `per` account: the signed-in person; email: the body's e-mail at one address; address: the asker's address. */
export type Limit = { readonly max: number; readonly window_s: number; readonly per: 'account' | 'email' | 'address' }

/** A call whose answer is a file: its media type and what it is for. */
export type FileAnswer = { readonly file: string }

export type Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | FileAnswer | null = Schema | FileAnswer | null,
> = {
  readonly method: Method
  /** Below `/api/v1/`, without a leading slash, parameters in braces: `events/{id}/`. */
  readonly path: string
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The answer's schema, a file, or null for 204. */
  readonly answer: Answer
  /** Status of success: 200 unless said; 204 when the answer is null. */
  readonly status: number
  readonly access: Access
  readonly scope: Scope
  readonly offline: Offline
  /** Public and the same for everybody: the nouns whose writes drop it from memory. */
  readonly cachedFor: readonly PublicNoun[] | null
  readonly problems: readonly ProblemCode[]
  /** Attempts per window, counted in the database; the overall limit per address holds anyway. */
  readonly limit: Limit | null
  /** Takes an Idempotency-Key and repeats its first answer. */
  readonly idempotent: boolean
  /** Largest body in bytes, when it is not the usual 1 MiB. */
  readonly bodyLimit: number | null
}

type Given<P, Q, B, A> = Pick<Call, 'method' | 'path' | 'summary' | 'access'> &
  Partial<
    Pick<Call, 'scope' | 'offline' | 'cachedFor' | 'problems' | 'limit' | 'idempotent' | 'status' | 'bodyLimit'>
  > & {
    params?: P
    query?: Q
    body?: B
    answer: A
  }

/** Defines a call once; the server mounts it, the app's client and OpenAPI are derived from it. */
export function defineCall<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | FileAnswer | null = null,
>(given: Given<P, Q, B, A>): Call<P, Q, B, A> {
  return {
    scope: 'none',
    offline: given.method === 'GET' ? 'read' : 'never',
    cachedFor: null,
    problems: [],
    limit: null,
    idempotent: false,
    bodyLimit: null,
    ...given,
    status: given.status ?? (given.answer === null ? 204 : 200),
    params: given.params as P,
    query: given.query as Q,
    body: given.body as B,
  }
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type Output<S> = S extends Schema ? z.output<S> : undefined

type Without<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }
type Loosen<T> = { [K in keyof T as Record<string, never> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Record<string, never> extends T[K] ? K : never]?: T[K]
}

/** What a caller hands in: only the parts that the call has; a part whose fields are all optional may be left out. */
export type CallInput<C extends Call> = Loosen<
  Without<{ params: Input<C['params']>; query: Input<C['query']>; body: Input<C['body']> }>
>
/** What a handler receives, parsed. */
export type CallParsed<C extends Call> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

export type FileContent = { bytes: Uint8Array; filename: string }
/** What a handler returns and a caller gets. */
export type CallAnswer<C extends Call> = C['answer'] extends Schema
  ? z.output<C['answer']>
  : C['answer'] extends FileAnswer
    ? FileContent
    : null
