import type { WorkerMessage } from '#domain/core/worker-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the page that made a request what became of it. A page that has gone is no error. */
export function tellPage(event: ExtendableEvent, type: WorkerMessage['type'], url: string): void {
  if (!(event instanceof FetchEvent) || event.clientId === '') return
  const { pathname, search } = new URL(url)
  const message: WorkerMessage = { type, path: pathname + search }
  void self.clients.get(event.clientId).then((client) => client?.postMessage(message))
}
