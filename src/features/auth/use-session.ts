import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { UserProfile } from '#domain/users/user-profile.ts'
import { useApp } from '#src/app/app-context.ts'
import { currentUserQuery } from '#src/features/users/user-queries.ts'

/** True once somebody is signed in. Always false on the server and while hydrating, so that the markup is the same. */
export function useIsAuthenticated(): boolean {
  const { session } = useApp()
  const subscribe = useCallback((listener: () => void) => session?.subscribe(listener) ?? (() => {}), [session])
  return useSyncExternalStore(
    subscribe,
    () => session?.isAuthenticated() ?? false,
    () => false,
  )
}

/** The signed-in account, or null while signed out or loading. */
export function useCurrentUser(): UserProfile | null {
  const { api } = useApp()
  const isAuthenticated = useIsAuthenticated()
  const { data } = useQuery({ ...currentUserQuery(api), enabled: isAuthenticated })
  return isAuthenticated ? (data ?? null) : null
}
