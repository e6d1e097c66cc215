import * as z from 'zod/mini'

/** The filters of the news as they stand in the address. */
export type PostsSearch = { tag?: string; search?: string; page?: number }

export const POSTS_PER_PAGE = 12

const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const page = z.coerce.number().check(z.int(), z.gte(2), z.lte(10_000))

/** Reads the filters from an address; empty fields of the form and what is not valid fall away. */
export function parsePostsSearch(search: Record<string, unknown>): PostsSearch {
  const text = (name: string) => (search[name] === undefined || search[name] === null ? '' : String(search[name]))
  const tagged = tag.safeParse(text('tag'))
  const searched = words.safeParse(text('search'))
  const paged = page.safeParse(text('page'))
  return {
    ...(tagged.success ? { tag: tagged.data } : {}),
    ...(searched.success ? { search: searched.data } : {}),
    ...(paged.success ? { page: paged.data } : {}),
  }
}

/** The call's query for these filters. */
export function postsCallQuery({ page: shown = 1, ...filters }: PostsSearch) {
  return { ...filters, limit: POSTS_PER_PAGE, offset: (shown - 1) * POSTS_PER_PAGE }
}
