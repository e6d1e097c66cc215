/** Counts what must not be interrupted by a new version: half-filled forms, a running timing screen, entries in flight. */
export function createBusy() {
  const listeners = new Set<() => void>()
  let holds = 0
  const change = (by: number) => {
    holds += by
    for (const listener of listeners) listener()
  }
  return {
    /** Returns the release; calling it twice releases once. */
    hold(): () => void {
      let held = true
      change(1)
      return () => {
        if (!held) return
        held = false
        change(-1)
      }
    },
    isHeld: () => holds > 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const busy = createBusy()

/** Forms with unsaved input and the timing screen call this and release it when done. */
export function holdUpdates(): () => void {
  return busy.hold()
}
