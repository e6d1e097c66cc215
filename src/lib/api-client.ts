import type { Call, CallAnswer, CallInput } from '#domain/core/call.ts'

export type ApiOptions = {
  /** Scheme and host of the API without a trailing slash. */
  baseUrl: string
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  token: () => string | null
  organisation: () => string | null
  /** Told when the server says that the sign-in has ended. */
  onSignedOut?: () => void
  /** Told whether our API answered, for the offline bar. */
  onReached?: (reached: boolean) => void
  /** Told instead, when the service worker answered from its caches: the instant at which it stored the answer. */
  onCached?: (path: string, storedAt: string) => void
}

export type RequestParts = { params?: unknown; query?: unknown; body?: unknown } & Extra
export type Transport = <C extends Call>(call: C, parts: RequestParts) => Promise<CallAnswer<C>>

export type Api = ReturnType<typeof createApi>

type InputArgument<C extends Call> =
  Record<string, never> extends CallInput<C> ? [input?: CallInput<C> & Extra] : [input: CallInput<C> & Extra]
type Extra = { signal?: AbortSignal; idempotencyKey?: string }

/**
 * The typed client of all calls: `api(listEvents, { query: { limit: 6 } })` gives the parsed answer.
 * What speaks HTTP and parses comes with the first call, since a rendered page needs none of it. Never retries: queries and
 * the outbox decide about that.
 * @throws ApiProblem
 */
export function createApi(options: ApiOptions) {
  let transport: Promise<Transport> | null = null

  async function load(): Promise<Transport> {
    const { createTransport } = await import('./api-transport.ts')
    return createTransport(options)
  }

  return async function api<C extends Call>(call: C, ...[input]: InputArgument<C>): Promise<CallAnswer<C>> {
    transport ??= load().catch((error: unknown) => {
      transport = null
      throw error
    })
    const send = await transport
    return send(call, input ?? {})
  }
}
