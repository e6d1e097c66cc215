import { chakra } from '@chakra-ui/react'
import { MagnifyingGlass } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { createLink, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Input } from '#src/ui/input.tsx'
import { TextAnchor } from '#src/ui/text-link.tsx'
import { type PostsSearch, parsePostsSearch } from './posts-search.ts'

/** The tags of the posts shown, and a search; both work without scripts. */
export function PostFilters({ search, tags }: { search: PostsSearch; tags: readonly string[] }) {
  const navigate = useNavigate()
  const shown = [...new Set([...(search.tag === undefined ? [] : [search.tag]), ...tags])]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({
      to: '/blog/posts',
      search: parsePostsSearch(Object.fromEntries(new FormData(event.currentTarget))),
    })
  }
  return (
    <Bar>
      <chakra.nav aria-label="Tags" display="flex" flexWrap="wrap" gap="0 20px" textStyle="small">
        <Tag to="/blog/posts" search={{}} aria-current={search.tag === undefined ? 'true' : undefined}>
          All
        </Tag>
        {shown.map((tag) => (
          <Tag key={tag} to="/blog/posts" search={{ tag }} aria-current={search.tag === tag ? 'true' : undefined}>
            {tag}
          </Tag>
        ))}
      </chakra.nav>
      <chakra.form
        key={search.search ?? ''}
        role="search"
        aria-label="News"
        action="/blog/posts"
        method="get"
        onSubmit={submit}
        display="flex"
        gap="8px"
        width={{ base: '100%', md: '340px' }}
      >
        {search.tag !== undefined && <input type="hidden" name="tag" value={search.tag} />}
        <chakra.div flex="1" minWidth={0}>
          <Input
            type="search"
            name="search"
            aria-label="Search the news"
            defaultValue={search.search ?? ''}
            icon={MagnifyingGlass}
            maxLength={100}
          />
        </chakra.div>
        <Button type="submit" kind="ink">
          Search
        </Button>
      </chakra.form>
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px 32px',
    borderTop: '2px solid {colors.ink}',
    mt: '28px',
    mb: { base: '32px', lg: '48px' },
    pt: '16px',
  },
})

const Tag = createLink(
  chakra(TextAnchor, {
    base: {
      py: '10px',
      '&:is([aria-current=true])': { color: 'text', fontWeight: 600, textDecoration: 'none' },
    },
  }),
)
