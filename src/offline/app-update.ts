import { nextUpdate, type UpdateEvent, type UpdateState } from './update-state.ts'

type Page = { reload: () => void; tellWorkerToTakeOver: () => void }

/** Holds the state of a new version and carries out what follows. One for the page. */
export function createAppUpdate() {
  const listeners = new Set<() => void>()
  let state: UpdateState = 'current'
  let page: Page | null = null
  let reloaded = false

  const dispatch = (event: UpdateEvent) => {
    const next = nextUpdate(state, event)
    if (event === 'agreed' && state === 'ready') page?.tellWorkerToTakeOver()
    state = next.state
    for (const listener of listeners) listener()
    if (!next.reload || reloaded) return
    reloaded = true
    page?.reload()
  }
  return {
    /** Called when the worker is registered; before that nothing can happen. */
    attach(given: Page): void {
      page = given
    },
    dispatch,
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type AppUpdate = ReturnType<typeof createAppUpdate>

export const appUpdate = createAppUpdate()
