import { queryOptions } from '@tanstack/react-query'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** Championships on one page of the results. */
export const CHAMPIONSHIPS_A_PAGE = 6

const publicData = { staleTime: 15_000, meta: { persist: true } } as const

/** Championships, the newest season first; `page` from 1. */
export function championshipsQuery(api: Api, page: number) {
  const query = { limit: CHAMPIONSHIPS_A_PAGE, offset: (page - 1) * CHAMPIONSHIPS_A_PAGE }
  return queryOptions({
    queryKey: ['championships', 'list', page],
    queryFn: ({ signal }) => api(championshipCalls.listChampionships, { query, signal }),
    ...publicData,
  })
}

/** A championship with who leads each class. */
export function championshipResultsQuery(api: Api, championshipId: string) {
  return queryOptions({
    queryKey: ['championships', 'results', championshipId],
    queryFn: ({ signal }) => api(championshipCalls.getChampionshipResults, { params: { id: championshipId }, signal }),
    ...publicData,
  })
}

/** A class's season table. */
export function standingsQuery(api: Api, championshipId: string, classId: string) {
  return queryOptions({
    queryKey: ['championships', 'standings', championshipId, classId],
    queryFn: ({ signal }) => api(championshipCalls.getStandings, { params: { id: championshipId, classId }, signal }),
    ...publicData,
  })
}
