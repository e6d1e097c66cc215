import type { Eagerness } from './drain-gate.ts'

/** Something after which sending may work. Starts listening; the returned function stops it. */
export type DrainTrigger = (fire: (eagerness: Eagerness) => void) => () => void

/** Something that events happen to: window, document, the worker's container. */
export type EventSource = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** `online`, `pageshow`, `focus`: signs that things may have changed, nothing more. */
export function onSign(target: EventSource, type: string): DrainTrigger {
  return (fire) => {
    const listener = () => fire('sign')
    target.addEventListener(type, listener)
    return () => target.removeEventListener(type, listener)
  }
}

/** The page is looked at again. */
export function onVisible(page: EventSource & { readonly visibilityState: string }): DrainTrigger {
  return (fire) => {
    const listener = () => {
      if (page.visibilityState === 'visible') fire('sign')
    }
    page.addEventListener('visibilitychange', listener)
    return () => page.removeEventListener('visibilitychange', listener)
  }
}

/** The service worker was woken by a background sync and tells its pages: a message `{ type: 'drain' }`. */
export function onWorkerSync(container: EventSource): DrainTrigger {
  return (fire) => {
    const listener = (event: Event) => {
      const data: unknown = 'data' in event ? event.data : null
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'drain') fire('sign')
    }
    container.addEventListener('message', listener)
    return () => container.removeEventListener('message', listener)
  }
}

/** The triggers of a page; `start`, `enqueue`, the timer and 'Send now' the outbox has by itself. */
export function pageTriggers(parts: {
  window: EventSource
  document: EventSource & { readonly visibilityState: string }
  worker: EventSource | null
}): DrainTrigger[] {
  const { window, document, worker } = parts
  const signs = ['online', 'pageshow', 'focus'].map((type) => onSign(window, type))
  return [...signs, onVisible(document), ...(worker === null ? [] : [onWorkerSync(worker)])]
}
