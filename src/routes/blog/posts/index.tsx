import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { seo } from '#src/app/seo.ts'
import { postsQuery } from '#src/features/blog/blog-queries.ts'
import { PostsPage } from '#src/features/blog/posts-page.tsx'
import { parsePostsSearch, postsCallQuery } from '#src/features/blog/posts-search.ts'

export const Route = createFileRoute('/blog/posts/')({
  staticData: { name: 'BlogPostList', title: 'News' },
  validateSearch: parsePostsSearch,
  // The router hands on what validateSearch did not keep (`utm_source`, page=abc): read it again.
  loaderDeps: ({ search }) => parsePostsSearch(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    queryClient.ensureQueryData(postsQuery(api, postsCallQuery(deps))),
  head: ({ match }) => {
    const { origin, config } = match.context
    const { tag, page } = match.loaderDeps
    const query = new URLSearchParams({
      ...(tag === undefined ? {} : { tag }),
      ...(page === undefined ? {} : { page: `${page}` }),
    })
    const head = seo(match.context, {
      title: 'News',
      description: `News of ${config.site_title}${tag === undefined ? '' : `: ${tag}`}: races, results, and life in the club.`,
      path: query.size === 0 ? '/blog/posts' : `/blog/posts?${query}`,
      jsonLd: [breadcrumbData(origin, [{ name: 'News', path: '/blog/posts' }])],
    })
    const feed = { rel: 'alternate', type: 'application/rss+xml', title: 'News', href: `${origin}/blog/rss.xml` }
    return { ...head, links: [...head.links, feed] }
  },
  component: PostsRoute,
})

function PostsRoute() {
  return <PostsPage search={Route.useLoaderDeps()} />
}
