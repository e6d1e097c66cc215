import type { Page } from '#domain/core/page.ts'
import { apiBase } from './mount.ts'

type AskedPage = { limit: number; offset: number } & { [name: string]: string | number | undefined }

/**
 * One page of a list. The neighbours' addresses are paths (`/api/v1/events/?limit=20&offset=20`): the answer is the same
 * for everybody, whatever host it was asked by.
 */
export function pageAnswer<Item>(path: string, query: AskedPage, count: number, results: Item[]): Page<Item> {
  const { limit, offset } = query
  const address = (start: number) => {
    const names = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, offset: start })) {
      if (value !== undefined) names.set(name, String(value))
    }
    return `${apiBase}${path}?${names}`
  }
  return {
    count,
    next: offset + limit < count ? address(offset + limit) : null,
    previous: offset > 0 ? address(Math.max(0, offset - limit)) : null,
    results,
  }
}
