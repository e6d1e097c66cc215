import { queryOptions } from '@tanstack/react-query'
import { blogCalls } from '#domain/blog/blog-calls.ts'
import type { CallInput } from '#domain/core/call.ts'
import type { Api } from '#src/lib/api-client.ts'

type PostFilter = CallInput<typeof blogCalls.listPosts>['query']

const publicData = { staleTime: 5 * 60_000, meta: { persist: true } } as const

/** Published posts, the newest first. */
export function postsQuery(api: Api, query: PostFilter) {
  return queryOptions({
    queryKey: ['blog', 'posts', query],
    queryFn: ({ signal }) => api(blogCalls.listPosts, { query, signal }),
    ...publicData,
  })
}

export function postQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => api(blogCalls.getPost, { params: { slug }, signal }),
    ...publicData,
  })
}
