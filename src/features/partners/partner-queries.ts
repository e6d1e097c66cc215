import { queryOptions } from '@tanstack/react-query'
import { partnerCalls } from '#domain/partners/partner-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** Sponsors and partners with what members get. */
export function partnersQuery(api: Api) {
  return queryOptions({
    queryKey: ['partners', 'list'],
    queryFn: ({ signal }) => api(partnerCalls.listPartners, { signal }),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}

/** The codes that this account may see. Personal: never kept, never rendered on the server. */
export function partnerCodesQuery(api: Api) {
  return queryOptions({
    queryKey: ['partners', 'codes'],
    queryFn: ({ signal }) => api(partnerCalls.listPartnerCodes, { signal }),
  })
}
