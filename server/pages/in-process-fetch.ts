import type { FastifyInstance } from 'fastify'

/** A `fetch` that answers from this very app without a socket, for rendering. `mark` exempts it from the rate limit. */
export function inProcessFetch(app: FastifyInstance, host: string, mark: string) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const address = new URL(request.url)
    const answer = await app.inject({
      method: 'GET',
      url: address.pathname + address.search,
      headers: { host, 'x-gatedrop-internal': mark, accept: 'application/json' },
    })
    const headers = new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') })
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    })
  }
}
