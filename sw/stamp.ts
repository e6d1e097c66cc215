import { cachedAtHeader } from '#domain/core/worker-message.ts'

/** The answer as it is stored: the same, with the instant at which it was true. */
export function stampAnswer(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  headers.set(cachedAtHeader, new Date(now).toISOString())
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
