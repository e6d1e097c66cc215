import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Calls `close` whenever the route changes: menus never stay open over a new page. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router, close])
}
