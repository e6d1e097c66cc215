import type { AppServices } from '#src/app/app-context.ts'
import { breadcrumbData, type Crumb } from '#src/app/breadcrumb-data.ts'
import { type Seo, seo } from '#src/app/seo.ts'

type ResultsHead = {
  title: string
  description: string
  path: string
  /** From the results down to this page, without the page itself. */
  above?: readonly Crumb[]
  jsonLd?: readonly Record<string, unknown>[]
}

/** The head of a page of results: its own words, the results' share picture, the way down to it. */
export function resultsHead(services: Pick<AppServices, 'origin' | 'config'>, given: ResultsHead): Seo {
  const { title, description, path, above = [], jsonLd = [] } = given
  const crumbs = [...above, { name: title, path }]
  return seo(services, {
    title,
    description,
    path,
    picture: 'results',
    jsonLd: [breadcrumbData(services.origin, crumbs), ...jsonLd],
  })
}
