import { queryOptions } from '@tanstack/react-query'
import { siteCalls } from '#domain/site/site-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The club behind this site: footer, home track, logo. */
export function siteQuery(api: Api) {
  return queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => api(siteCalls.getSite, { signal }),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}

export function legalTextQuery(api: Api, kind: 'privacy-policy' | 'imprint') {
  return queryOptions({
    queryKey: ['site', 'text', kind],
    queryFn: ({ signal }) => api(siteCalls.getLegalText, { params: { kind }, signal }),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}
