import type { blogCalls } from '#domain/blog/blog-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { pageAnswer } from '#server/http/page-answer.ts'
import { getPost, listPosts } from './blog-store.ts'

export const blogHandlers: Handlers<typeof blogCalls> = {
  listPosts: async ({ query }, { db, scope, deps }) => {
    const { count, posts } = await listPosts(db, scope, query, new Date(deps.now()).toISOString())
    return pageAnswer('blog/posts/', query, count, posts)
  },
  getPost: ({ params }, { db, scope, deps }) => getPost(db, scope, params.slug, new Date(deps.now()).toISOString()),
}
