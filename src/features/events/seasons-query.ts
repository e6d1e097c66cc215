import { queryOptions } from '@tanstack/react-query'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import type { Api } from '#src/lib/api-client.ts'
import { monthKey } from '#src/ui/zoned-date.ts'

/** A championship to choose in the filter of events, with the months of its rounds: `2025-03`. */
export type Season = { id: string; name: string; months: string[] }

/** The championships to choose from, the newest season first. */
export function seasonsQuery(api: Api) {
  return queryOptions({
    queryKey: ['events', 'seasons'],
    queryFn: async ({ signal }): Promise<Season[]> => {
      const { results } = await api(championshipCalls.listChampionships, { query: { limit: 50 }, signal })
      return results.map(({ id, name, rounds }) => ({
        id,
        name,
        months: [...new Set(rounds.map((round) => monthKey(round.start_date_time, round.time_zone)))],
      }))
    },
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}
