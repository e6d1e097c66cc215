import * as z from 'zod/mini'
import type { Reachability } from './connectivity.ts'

const healthy = z.object({ status: z.literal('ok') })
const firstWaitMs = 5_000
const longestWaitMs = 60_000

/** The window, as far as it tells about the network and being looked at. */
type WatchedPage = EventTarget & {
  document: EventTarget & { visibilityState: string }
  navigator: { onLine: boolean }
}

export type Probe = () => Promise<boolean>

/** Asks the server itself, past every cache; a captive portal's page does not count as an answer. */
export function createProbe(baseUrl: string, fetchIt: (url: string, init: RequestInit) => Promise<Response>): Probe {
  return async () => {
    const signal = AbortSignal.timeout(8_000)
    const response = await fetchIt(`${baseUrl}/healthz`, { cache: 'no-store', signal }).catch(() => null)
    const body: unknown = await response?.json().catch(() => null)
    return healthy.safeParse(body).success
  }
}

/**
 * Keeps `reachability` true to life: asks when the browser hints at a change, and while unreachable again and again,
 * 5 s apart at first and 60 s at most, only while the page is visible.
 */
export function watchReachability(reachability: Reachability, probe: Probe, win: WatchedPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs
  let asking = false

  const ask = async () => {
    if (asking) return
    asking = true
    reachability.report(await probe())
    asking = false
    askLater()
  }
  const askLater = () => {
    if (asking) return
    clearTimeout(timer)
    if (reachability.isReachable()) {
      waitMs = firstWaitMs
      return
    }
    timer = setTimeout(askIfVisible, waitMs)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
  const askIfVisible = () => {
    if (win.document.visibilityState === 'visible') void ask()
  }

  win.addEventListener('online', () => void ask())
  win.addEventListener('offline', () => void ask())
  win.addEventListener('pageshow', (event) => Reflect.get(event, 'persisted') === true && void ask())
  win.document.addEventListener('visibilitychange', () => reachability.isReachable() || askIfVisible())
  reachability.subscribe(askLater)
  if (!reachability.isReachable() || !win.navigator.onLine) void ask()
}
