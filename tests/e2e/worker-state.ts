import { expect, type Page } from '@playwright/test'

/** Waits until the worker answers for this page. */
export async function workerInControl(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none')).toBe('activated')
}

/** Waits until every file of the app that a visitor may need lies on the device. */
export async function workerWarmed(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const wanted: string[] = await (await fetch('/warm-assets.json')).json()
      const kept = await Promise.all(wanted.map(async (path) => (await caches.match(path)) !== undefined))
      return kept.filter((isKept) => !isKept).length
    })
  await expect.poll(missing, { timeout: 30_000 }).toBe(0)
}

export type KeptAddress = { cache: string; path: string }

/** Everything that lies in the caches, the precache left out. */
export function keptAddresses(page: Page): Promise<KeptAddress[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('precache'))
    const lists = await Promise.all(
      names.map(async (cache) => {
        const requests = await (await caches.open(cache)).keys()
        return requests.map(({ url }) => ({ cache, path: new URL(url).pathname }))
      }),
    )
    return lists.flat()
  })
}
