import { Workbox } from 'workbox-window'
import type { AppUpdate } from './app-update.ts'

const lookForUpdateMs = 60 * 60 * 1000

/**
 * Registers the worker once the page has loaded (this code itself may run before or after `load`) and follows its
 * updates. A browser without workers, or one that refuses, gets the app without its offline parts.
 */
export function registerWorker(update: AppUpdate, win: Window): void {
  if (!('serviceWorker' in win.navigator)) return
  const worker = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' })
  let hadWorker = win.navigator.serviceWorker.controller !== null
  update.attach({ reload: () => win.location.reload(), tellWorkerToTakeOver: () => worker.messageSkipWaiting() })
  worker.addEventListener('waiting', () => update.dispatch('waiting'))
  // The first worker of a first visit takes over too; that is no update.
  win.navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) update.dispatch('taken_over')
    hadWorker = true
  })
  const register = async () => {
    const registration = await worker.register({ immediate: true }).catch(() => undefined)
    if (registration === undefined) return
    lookForUpdates(() => worker.update(), win)
    warmLater(win)
  }
  if (win.document.readyState === 'complete') void register()
  else win.addEventListener('load', () => void register(), { once: true })
}

/** A page that stays open for days looks every hour, and when it is looked at again. */
function lookForUpdates(look: () => Promise<void>, win: Window): void {
  let lookedAt = Date.now()
  const lookNow = () => {
    if (win.document.visibilityState !== 'visible' || Date.now() - lookedAt < lookForUpdateMs) return
    lookedAt = Date.now()
    void look().catch(() => undefined)
  }
  setInterval(lookNow, lookForUpdateMs / 4)
  win.document.addEventListener('visibilitychange', lookNow)
}

/** The rest of the app's files, when the phone has nothing better to do and its owner does not save data. */
function warmLater(win: Window): void {
  const connection: unknown = Reflect.get(win.navigator, 'connection')
  if (typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true) return
  void win.navigator.serviceWorker.ready.then((registration) =>
    setTimeout(() => registration.active?.postMessage({ type: 'warm' }), 5000),
  )
}
