import { queryOptions } from '@tanstack/react-query'
import { sessionCalls } from '#domain/auth/session-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The signed-in account. Personal: never persisted, never rendered on the server. */
export function currentUserQuery(api: Api) {
  return queryOptions({
    queryKey: ['users', 'current'],
    queryFn: ({ signal }) => api(sessionCalls.getCurrentUser, { signal }),
    staleTime: 60_000,
  })
}
