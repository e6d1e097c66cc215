import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let started = false

/** Called once when the first screen stands. */
export function markStarted(): void {
  started = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False on the server, while hydrating and until the first screen stands. */
export function useAfterStart(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => started,
    () => false,
  )
}
