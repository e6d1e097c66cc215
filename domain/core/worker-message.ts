import * as z from 'zod/mini'

/** Header of an answer that comes from the worker's caches: the instant at which it was stored. */
export const cachedAtHeader = 'x-cached-at'

/**
 * What the page tells the service worker.
 * `purge`: somebody signed out or was signed out: drop what was looked at. `warm`: fetch the rest of the app's files.
 * `SKIP_WAITING` (workbox-window's own word): the person agreed to the new version.
 */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('purge') }),
  z.object({ type: z.literal('warm') }),
  z.object({ type: z.literal('SKIP_WAITING') }),
])
export type PageMessage = z.infer<typeof pageMessage>

/**
 * What the service worker tells the page that asked. `path` is the address of the call, with its query.
 * `reached`: our API answered. `unreachable`: it did not, the answer came from the caches or not at all.
 * `updated`: the caches now hold something newer than what they answered with.
 */
export const workerMessage = z.object({
  type: z.enum(['reached', 'unreachable', 'updated']),
  path: z.string(),
})
export type WorkerMessage = z.infer<typeof workerMessage>
