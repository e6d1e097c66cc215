import * as z from 'zod/mini'
import { isPrecached } from './precached-files.ts'
import { assets } from './runtime-caches.ts'

/** Written by the build: the files that visitors and riders may need and that are not precached. */
export const warmListPath = '/warm-assets.json'
const warmList = z.array(z.string())
const giveUpAfter = 3

/** Fetches the rest of the app one by one, so that pages never visited open offline. Any of it may fail. */
export async function warmAssets(event: ExtendableEvent): Promise<void> {
  const response = await fetch(warmListPath, { signal: AbortSignal.timeout(15_000) }).catch(() => null)
  const parsed = warmList.safeParse(await response?.json().catch(() => null))
  if (!parsed.success) return
  let failures = 0
  for (const path of parsed.data) {
    if (isPrecached(path) || failures >= giveUpAfter) continue
    const request = new Request(path)
    const [answer, done] = assets.handleAll({ event, request })
    await answer.catch(() => {
      failures += 1
    })
    await done.catch(() => null)
  }
}
