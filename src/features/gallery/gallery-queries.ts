import { queryOptions } from '@tanstack/react-query'
import { galleryCalls } from '#domain/gallery/gallery-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The pictures of the home page, in order. */
export function carouselQuery(api: Api) {
  return queryOptions({
    queryKey: ['gallery', 'carousel'],
    queryFn: ({ signal }) => api(galleryCalls.listCarousel, { signal }),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  })
}
