import { queryOptions } from '@tanstack/react-query'
import { authCalls } from '#domain/auth/auth-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The signed-in account. Personal: never persisted, never rendered on the server. */
export function currentUserQuery(api: Api) {
  return queryOptions({
    queryKey: ['users', 'current'],
    queryFn: ({ signal }) => api(authCalls.getCurrentUser, { signal }),
    staleTime: 60_000,
  })
}
