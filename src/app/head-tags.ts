import type { AnyRouteMatch } from '@tanstack/react-router'
import type { HeadTag } from '#domain/core/page-render.ts'

/** The document's title: the innermost route's own (from its data or its flags), a separator, the site's. */
export function titleOf(matches: readonly AnyRouteMatch[], siteTitle: string): string {
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound === true)
  if (missing) return `Page not found | ${siteTitle}`
  for (const match of [...matches].reverse()) {
    const own = match.meta?.find((meta) => meta !== undefined && 'title' in meta)?.title ?? match.staticData.title
    if (own !== undefined && own !== '') return `${own} | ${siteTitle}`
  }
  return siteTitle
}

/** Everything that the server writes into the head of a public page. */
export function headOf(matches: readonly AnyRouteMatch[], siteTitle: string): { title: string; tags: HeadTag[] } {
  const title = titleOf(matches, siteTitle)
  const tags: HeadTag[] = []
  for (const match of matches) {
    for (const meta of match.meta ?? [])
      if (meta !== undefined && !('title' in meta)) tags.push({ tag: 'meta', attributes: textsOf(meta) })
    for (const link of match.links ?? []) if (link !== undefined) tags.push({ tag: 'link', attributes: textsOf(link) })
    for (const script of match.headScripts ?? []) {
      if (script === undefined) continue
      const { children, ...rest } = script
      tags.push({ tag: 'script', attributes: textsOf(rest), content: String(children ?? '') })
    }
  }
  tags.push({ tag: 'meta', attributes: { property: 'og:title', content: title } })
  return { title, tags }
}

function textsOf(attributes: object): Record<string, string> {
  const texts = Object.entries(attributes).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
}
