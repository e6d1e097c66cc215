/** The browser's own dialog for installing, which it hands over in an event and lets us open once. */
export function createInstallDialog() {
  const listeners = new Set<() => void>()
  let offered: Event | null = null
  const set = (event: Event | null) => {
    offered = event
    for (const listener of listeners) listener()
  }
  return {
    /** Call as early as possible: the event comes once a page. */
    watch(win: Window): void {
      win.addEventListener('beforeinstallprompt', (event) => {
        event.preventDefault()
        set(event)
      })
      win.addEventListener('appinstalled', () => set(null))
    },
    canOpen: () => offered !== null,
    open(): void {
      const prompt: unknown = offered === null ? null : Reflect.get(offered, 'prompt')
      if (typeof prompt === 'function') prompt.call(offered)
      set(null)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const installDialog = createInstallDialog()
