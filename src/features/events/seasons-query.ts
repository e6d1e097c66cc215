import { queryOptions } from '@tanstack/react-query'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The championships to choose from in the filter of events, the newest season first. */
export function seasonsQuery(api: Api) {
  return queryOptions({
    queryKey: ['events', 'seasons'],
    queryFn: ({ signal }) => api(championshipCalls.listChampionships, { query: { limit: 50 }, signal }),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}
