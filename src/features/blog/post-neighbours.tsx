import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import type { Post } from '#domain/blog/blog-calls.ts'
import { Icon, type IconShape } from '#src/ui/icon.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The post before and the post after this one. */
export function PostNeighbours({ post }: { post: Pick<Post, 'previous' | 'next'> }) {
  if (post.previous === null && post.next === null) return null
  return (
    <chakra.nav
      aria-label="Other posts"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      gap="24px 48px"
      mt="64px"
      pt="24px"
      borderTop="2px solid {colors.ink}"
    >
      {post.previous !== null && <Neighbour icon={ArrowLeft} label="Previous" {...post.previous} />}
      {post.next !== null && <Neighbour icon={ArrowRight} label="Next" {...post.next} />}
    </chakra.nav>
  )
}

function Neighbour({ icon, label, slug, title }: { icon: IconShape; label: string; slug: string; title: string }) {
  return (
    <div>
      <chakra.p display="flex" alignItems="center" gap="8px" textStyle="label" color="text2" mb="6px">
        <Icon of={icon} size={18} />
        {label}
      </chakra.p>
      <TextLink to="/blog/posts/$postSlug" params={{ postSlug: slug }}>
        {title}
      </TextLink>
    </div>
  )
}
