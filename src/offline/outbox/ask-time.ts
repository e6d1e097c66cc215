import * as z from 'zod/mini'
import { syncCalls } from '#domain/sync/sync-calls.ts'

/** Longer round trips say nothing about a clock. */
const patienceMs = 5_000

/**
 * Asks `time/` once, without a token: the clock is compared whether or not anybody is signed in. Answers epoch ms, or
 * null when nothing of ours answered. The address of the API is without a trailing slash.
 */
export function askTimeBy(
  baseUrl: string,
  fetchIt: (url: string, init: RequestInit) => Promise<Response>,
): () => Promise<number | null> {
  const { path, answer } = syncCalls.getServerTime
  return async () => {
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const response = await fetchIt(`${baseUrl}/api/v1/${path}`, { cache: 'no-store', credentials: 'omit', signal })
      const body = z.safeParse(answer, await response.json())
      return response.ok && body.success ? Date.parse(body.data.now) : null
    } catch {
      return null
    }
  }
}
