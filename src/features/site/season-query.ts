import { queryOptions } from '@tanstack/react-query'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import { siteCalls } from '#domain/site/site-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The championship that the home page introduces; null when the club chose none. */
export function seasonQuery(api: Api) {
  return queryOptions({
    queryKey: ['site', 'season'],
    queryFn: async ({ signal }) => {
      const { featured_championship_id: id } = await api(siteCalls.getSite, { signal })
      return id === null ? null : api(championshipCalls.getChampionship, { params: { id }, signal })
    },
    staleTime: 60_000,
    meta: { persist: true },
  })
}
