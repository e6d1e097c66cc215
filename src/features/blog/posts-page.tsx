import { chakra, Flex } from '@chakra-ui/react'
import { RssSimple } from '@phosphor-icons/react/dist/ssr/RssSimple'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageLinks } from '#src/ui/page-links.tsx'
import { TextAnchor, TextLink } from '#src/ui/text-link.tsx'
import { postsQuery } from './blog-queries.ts'
import { PostCardView } from './post-card.tsx'
import { PostFilters } from './post-filters.tsx'
import { POSTS_PER_PAGE, type PostsSearch, postsCallQuery } from './posts-search.ts'

/** The news: the newest large, the others in a grid; by tag, by words, page by page. */
export function PostsPage({ search }: { search: PostsSearch }) {
  const { api } = useApp()
  const { data } = useSuspenseQuery(postsQuery(api, postsCallQuery(search)))
  const page = search.page ?? 1
  const { page: _page, ...filters } = search
  const narrowed = filters.tag !== undefined || filters.search !== undefined
  const leads = page === 1 && !narrowed
  return (
    <PageFrame>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="16px">
        <chakra.h1 textStyle="h1">News</chakra.h1>
        <Flex align="center" gap="8px" textStyle="small">
          <Icon of={RssSimple} size={20} />
          <TextAnchor href="/blog/rss.xml" py="8px">
            RSS feed
          </TextAnchor>
        </Flex>
      </Flex>
      <PostFilters search={search} tags={data.results.flatMap((post) => post.tags)} />
      {data.results.length === 0 ? (
        <EmptyState
          drawing="paper"
          title={narrowed ? 'No post fits this choice' : 'No news yet'}
          action={narrowed ? <TextLink to="/blog/posts">Show all news</TextLink> : undefined}
        >
          {narrowed ? 'Another word or tag may find one.' : 'What happens in the club appears here.'}
        </EmptyState>
      ) : (
        <Posts>
          {data.results.map((post, index) => (
            <chakra.li key={post.id} gridColumn={leads && index === 0 ? '1 / -1' : 'auto'} mb={{ lg: '16px' }}>
              <PostCardView post={post} lead={leads && index === 0} />
            </chakra.li>
          ))}
        </Posts>
      )}
      <PageLinks
        page={page}
        perPage={POSTS_PER_PAGE}
        count={data.count}
        previous={
          <LinkButton to="/blog/posts" search={page > 2 ? { ...filters, page: page - 1 } : filters}>
            Newer
          </LinkButton>
        }
        next={
          <LinkButton to="/blog/posts" search={{ ...filters, page: page + 1 }}>
            Older
          </LinkButton>
        }
      />
    </PageFrame>
  )
}

const Posts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '48px', sm: '48px 24px' },
    listStyleType: 'none',
    p: 0,
  },
})
