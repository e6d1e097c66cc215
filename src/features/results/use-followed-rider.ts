import { useSyncExternalStore } from 'react'
import { followedRiders } from './followed-riders.ts'

type FollowedRider = {
  /** The participant followed here, or null; null on the server and while hydrating. */
  followedId: string | null
  /** Follows this rider, or stops following when it is the one. */
  toggle: (participantId: string) => void
}

/** The rider whom this device follows in a championship (or, outside of one, at an event). */
export function useFollowedRider(scope: string): FollowedRider {
  const followedId = useSyncExternalStore(
    followedRiders.subscribe,
    () => followedRiders.find(scope),
    () => null,
  )
  return {
    followedId,
    toggle: (participantId) => followedRiders.set(scope, participantId === followedId ? null : participantId),
  }
}
