import { useSyncExternalStore } from 'react'

/** Reachable means that our API answered; the browser's own flag is a hint at most (offline.md). */
export function createReachability() {
  const listeners = new Set<() => void>()
  let reachable = true
  return {
    report(reached: boolean): void {
      if (reached === reachable) return
      reachable = reached
      for (const listener of listeners) listener()
    },
    isReachable: () => reachable,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Reachability = ReturnType<typeof createReachability>

export const reachability = createReachability()

/** Whether our API answered last time. Always true on the server and while hydrating. */
export function useReachable(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.isReachable, () => true)
}
