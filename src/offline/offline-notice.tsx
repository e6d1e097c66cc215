import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { OfflineBar } from '#src/ui/offline-bar.tsx'
import { formatAsOf, shownAsOf } from './as-of.ts'
import { cachedAnswers } from './cached-answers.ts'
import { useReachable } from './connectivity.ts'

/** Under the navigation while our API does not answer: how old the page is. Nothing while it does. */
export function OfflineNotice() {
  return useReachable() ? null : <OfflineSince />
}

function OfflineSince() {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  )
  const at = useSyncExternalStore(
    subscribe,
    () => asOf(queryClient),
    () => null,
  )
  return <OfflineBar asOf={at === null ? undefined : formatAsOf(at, Date.now())} />
}

function asOf(queryClient: QueryClient): number | null {
  const queries = queryClient.getQueryCache().getAll()
  const shown = queries.map((query) => ({
    isPublic: query.meta?.persist === true,
    isActive: query.isActive(),
    noun: query.queryKey[0],
    dataUpdatedAt: query.state.dataUpdatedAt,
  }))
  return shownAsOf(shown, cachedAnswers.oldest())
}
