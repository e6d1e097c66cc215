import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#src/lib/api-problem.ts'

/**
 * Reads try the caches first and retry only what may pass: a lost connection and 5xx, twice. A timeout is not tried
 * again: the explanation after 20 s is worth more than a spinner for a minute.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 15_000,
        gcTime: 24 * 60 * 60 * 1000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'network' || error.status >= 500)
}
