import { queryOptions } from '@tanstack/react-query'
import { pricingCalls } from '#domain/prices/pricing-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** Fees by class and date, and a season worked out for a visitor and for a member. */
export function pricingQuery(api: Api) {
  return queryOptions({
    queryKey: ['prices', 'pricing'],
    queryFn: ({ signal }) => api(pricingCalls.getPricing, { signal }),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}
