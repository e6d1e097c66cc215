import { pageMessage } from '#domain/core/worker-message.ts'
import { purgeViewed } from './runtime-caches.ts'
import { warmAssets } from './warm.ts'

declare const self: ServiceWorkerGlobalScope

/** Does what the page asks; anything else is ignored. */
export function answerMessage(event: ExtendableMessageEvent): void {
  const parsed = pageMessage.safeParse(event.data)
  if (!parsed.success) return
  if (parsed.data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (parsed.data.type === 'purge') event.waitUntil(purgeViewed())
  if (parsed.data.type === 'warm') event.waitUntil(warmAssets(event))
}
