import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { seo } from '#src/app/seo.ts'
import { postQuery } from '#src/features/blog/blog-queries.ts'
import { postData } from '#src/features/blog/post-data.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'

export const Route = createFileRoute('/blog/posts/$postSlug')({
  staticData: { name: 'BlogPost' },
  loader: ({ context: { api, queryClient }, params }) =>
    foundOrMissing(queryClient.ensureQueryData(postQuery(api, params.postSlug))),
  head: ({ match, loaderData: post }) => {
    if (post === undefined) return {}
    const { origin, config } = match.context
    const path = `/blog/posts/${post.slug}`
    return seo(match.context, {
      title: post.title,
      description: post.excerpt,
      path,
      image: post.image?.image,
      type: 'article',
      jsonLd: [
        postData(origin, config.site_title, post),
        breadcrumbData(origin, [
          { name: 'News', path: '/blog/posts' },
          { name: post.title, path },
        ]),
      ],
    })
  },
  component: PostRoute,
})

function PostRoute() {
  const { postSlug } = Route.useParams()
  return <PostPage slug={postSlug} />
}
