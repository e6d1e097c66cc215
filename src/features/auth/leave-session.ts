import type { AppServices } from '#src/app/app-context.ts'

/** What belongs to a person leaves this browser: the token, the cart, every personal answer, the private caches. */
export function leaveSession({ session, queryClient }: AppServices): void {
  session?.clear()
  queryClient.removeQueries({ predicate: (query) => query.meta?.persist !== true })
  void navigator.serviceWorker?.controller?.postMessage({ type: 'purge' })
}
