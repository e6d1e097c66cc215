import type { AppServices } from './app-context.ts'

/** Pictures for shares, 1200 x 630, drawn for this site; used when a page has no photograph of its own. */
export type SharePicture = 'home' | 'events' | 'results' | 'plain'

export type SeoGiven = {
  /** Null on the home page, which has no title of its own (specification, 2.1). */
  title: string | null
  /** What the page is about in a sentence or two; cut to 160 characters. */
  description: string
  /** From the root, with the query that makes it another page: `/events?page=2`. */
  path: string
  /** Address of the page's own picture, or the name of a drawn one. */
  image?: string | null
  picture?: SharePicture
  type?: 'website' | 'article'
  /** Objects of schema.org without `@context`. */
  jsonLd?: readonly Record<string, unknown>[]
}

/** What a route's `head` returns. */
export type Seo = {
  meta: Record<string, string>[]
  links: { rel: string; href: string }[]
  scripts: { type: string; children: string }[]
}

/**
 * The head of a public page: title, description, canonical address, Open Graph and structured data. The share title
 * itself (`og:title`) is added where the document's title is made.
 */
export function seo(services: Pick<AppServices, 'origin' | 'config'>, given: SeoGiven): Seo {
  const { origin, config } = services
  const address = `${origin}${given.path}`
  const description = shorten(given.description, 160)
  const image = shareAddress(origin, given.image, given.picture ?? 'plain')
  return {
    meta: [
      ...(given.title === null ? [] : [{ title: given.title }]),
      { name: 'description', content: description },
      { property: 'og:site_name', content: config.site_title },
      { property: 'og:type', content: given.type ?? 'website' },
      { property: 'og:url', content: address },
      { property: 'og:description', content: description },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: (given.jsonLd ?? []).map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }),
    })),
  }
}

/** Shares cannot show drawings in SVG: those fall back to the drawn picture. */
function shareAddress(origin: string, image: string | null | undefined, picture: SharePicture): string {
  const own = image === null || image === undefined || /\.svg(\?|$)/i.test(image) ? `/art/share/${picture}.png` : image
  return absoluteAddress(origin, own)
}

/** An address on this site from the root, or one elsewhere as it is. */
export function absoluteAddress(origin: string, address: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}

/** At most `length` characters, cut between words, with an ellipsis. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:]+$/, '')}…`
}
