import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { PostCard } from '#domain/blog/blog-calls.ts'
import { useSite } from '#src/features/site/use-site.ts'
import { Picture } from '#src/ui/picture.tsx'
import { formatDate } from '#src/ui/zoned-date.ts'

/** Stands in for a post without a picture. */
const placeholder = { image: '/art/paddock.day.svg', image_dark: '/art/paddock.night.svg', width: 800, height: 600 }

type Props = {
  post: PostCard
  /** The newest post: picture beside the words on a laptop. */
  lead?: boolean
}

/** A post in the list: picture, date, title, excerpt; the whole card leads to it. */
export function PostCardView({ post, lead = false }: Props) {
  const { time_zone } = useSite()
  const picture = post.image ?? placeholder
  return (
    <chakra.article
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: lead ? '7fr 5fr' : 'minmax(0, 1fr)' }}
      gap={{ base: '18px', lg: lead ? '48px' : '18px' }}
      alignItems={lead ? 'center' : 'start'}
    >
      <chakra.div aspectRatio={lead ? { base: '4 / 3', lg: '16 / 10' } : '4 / 3'} overflow="hidden" bg="sunken">
        <Picture
          image={picture.image}
          image_dark={picture.image_dark}
          alt=""
          width={picture.width}
          height={picture.height}
          eager={lead}
          fill
        />
      </chakra.div>
      <div>
        <chakra.p textStyle="label" color="text2">
          <time dateTime={post.published_at}>{formatDate(post.published_at, time_zone)}</time>
          {post.tags.length > 0 && ` · ${post.tags.join(', ')}`}
        </chakra.p>
        <chakra.h2 textStyle={lead ? 'h2' : 'h3'} mt="8px">
          <PostLink to="/blog/posts/$postSlug" params={{ postSlug: post.slug }}>
            {post.title}
          </PostLink>
        </chakra.h2>
        <chakra.p color="text2" mt="10px" maxWidth="60ch" textStyle={lead ? 'body' : 'small'}>
          {post.excerpt}
        </chakra.p>
      </div>
    </chakra.article>
  )
}

const PostLink = createLink(
  chakra('a', {
    base: {
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textDecorationThickness: '3px' },
      _before: { content: '""', position: 'absolute', inset: 0 },
      _focusVisible: { outline: 'none', _before: { outline: '3px solid {colors.focus}', outlineOffset: '3px' } },
    },
  }),
)
