/**
 * Where the app stands with a new version. `ready`: installed and waiting for a yes. `later`: not now, ask after the next
 * start. `applying`: agreed to, the new worker is taking over. `replaced`: another tab agreed, this page is of the old version.
 */
export type UpdateState = 'current' | 'ready' | 'later' | 'applying' | 'replaced'

export type UpdateEvent = 'waiting' | 'agreed' | 'postponed' | 'taken_over'

/** What follows from an event, and whether the page is to be reloaded now. Reloads only a page whose person agreed. */
export function nextUpdate(state: UpdateState, event: UpdateEvent): { state: UpdateState; reload: boolean } {
  const to = (next: UpdateState, reload = false) => ({ state: next, reload })
  switch (event) {
    case 'waiting':
      return to(state === 'applying' ? 'applying' : 'ready')
    case 'postponed':
      return to(state === 'ready' || state === 'replaced' ? 'later' : state)
    case 'agreed':
      if (state === 'replaced') return to('applying', true)
      return to(state === 'ready' ? 'applying' : state)
    case 'taken_over':
      return state === 'applying' ? to('applying', true) : to('replaced')
  }
}

/** Shown only when nothing would be lost: never over a half-filled form or a running timing screen. */
export function isUpdateOffered(state: UpdateState, isHeld: boolean): boolean {
  return !isHeld && (state === 'ready' || state === 'replaced')
}
