import type { QueryClient } from '@tanstack/react-query'
import { type PageMessage, workerMessage } from '#domain/core/worker-message.ts'
import type { Reachability } from './connectivity.ts'

/**
 * Follows what the worker tells: whether our API answered behind its caches, and that it holds something newer than what
 * it answered with; then the public queries on screen are asked again (from its caches, so this costs no network).
 */
export function listenToWorker(
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  queryClient: QueryClient,
  reachability: Reachability,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  container.addEventListener('message', (event) => {
    const parsed = workerMessage.safeParse(Reflect.get(event, 'data'))
    if (!parsed.success) return
    if (parsed.data.type === 'reached') reachability.report(true)
    if (parsed.data.type === 'unreachable') reachability.report(false)
    if (parsed.data.type !== 'updated') return
    // Several answers of one page come together: ask once.
    clearTimeout(timer)
    timer = setTimeout(() => askAgain(queryClient), 150)
  })
}

/** Public queries that are on screen are asked again, the others when they are next shown. */
export function askAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: (query) => query.meta?.persist === true })
}

/** Somebody signed out, was signed out or signed in: the worker forgets what was looked at. */
export function purgeWorker(container: ServiceWorkerContainer | undefined): void {
  const message: PageMessage = { type: 'purge' }
  container?.controller?.postMessage(message)
}
