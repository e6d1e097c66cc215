import { chakra } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Post } from '#domain/blog/blog-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { useSite } from '#src/features/site/use-site.ts'
import { BackLink } from '#src/ui/breadcrumbs.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { formatDate } from '#src/ui/zoned-date.ts'
import { postQuery } from './blog-queries.ts'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostPicture } from './post-picture.tsx'
import { RichTextView } from './rich-text-view.tsx'

/** A post: title, who wrote it and when, picture, text, gallery, and the posts before and after. */
export function PostPage({ slug }: { slug: string }) {
  const { api } = useApp()
  const { data: post } = useSuspenseQuery(postQuery(api, slug))
  return (
    <PageFrame narrow>
      <article>
        <chakra.div mb="12px" textStyle="small">
          <BackLink to="/blog/posts">News</BackLink>
        </chakra.div>
        <chakra.h1 textStyle="h1" fontSize={{ base: '3.25rem', md: '4rem', xl: '5rem' }}>
          {post.title}
        </chakra.h1>
        <Byline post={post} />
        {post.image !== null && (
          <chakra.div mb="32px">
            <Picture {...post.image} eager />
          </chakra.div>
        )}
        <RichTextView text={post.body} />
        {post.gallery.length > 0 && (
          <chakra.section aria-labelledby="post-pictures" mt="56px">
            <SectionHeading id="post-pictures">Pictures</SectionHeading>
            <chakra.ul
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}
              gap={{ base: '16px', md: '24px' }}
              listStyleType="none"
              p={0}
            >
              {post.gallery.map((picture) => (
                <li key={picture.image}>
                  <PostPicture picture={picture} caption={null} />
                </li>
              ))}
            </chakra.ul>
          </chakra.section>
        )}
      </article>
      <PostNeighbours post={post} />
    </PageFrame>
  )
}

function Byline({ post }: { post: Post }) {
  const { time_zone } = useSite()
  return (
    <chakra.p textStyle="small" color="text2" mt="20px" mb="32px">
      <time dateTime={post.published_at}>{formatDate(post.published_at, time_zone)}</time>
      {post.author !== '' && `, ${post.author}`}
      {post.tags.map((tag) => (
        <span key={tag}>
          {' · '}
          <TextLink to="/blog/posts" search={{ tag }}>
            {tag}
          </TextLink>
        </span>
      ))}
    </chakra.p>
  )
}
