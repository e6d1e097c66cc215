/** True for the errors by which the three browser engines say that a part of the app could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)
}

/**
 * The router reloads a page once when one of its parts is missing, which helps after a new version and cannot help
 * without a network: there it would only lose what is on screen. It remembers the reload under this key; setting the key
 * beforehand keeps it from reloading, and the error page explains.
 */
export function keepPageWhenOffline(win: Window, isReachable: () => boolean): void {
  win.addEventListener('vite:preloadError', (event) => {
    const error: unknown = Reflect.get(event, 'payload')
    if (isReachable() && win.navigator.onLine) return
    if (error instanceof Error) win.sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  })
}
