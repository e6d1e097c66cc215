import { useQuery } from '@tanstack/react-query'
import type { Site } from '#domain/site/site-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { siteQuery } from './site-queries.ts'

/** The club's details; while they are missing (offline before the first visit) the site's title stands in. */
export function useSite(): Site {
  const { api, config } = useApp()
  const { data } = useQuery(siteQuery(api))
  return data ?? { ...unknownSite, name: config.site_title, short_name: config.site_title }
}

const unknownSite: Site = {
  name: '',
  slug: '',
  short_name: '',
  tagline: null,
  logo: null,
  contact_email: null,
  contact_phone: null,
  social_links: [],
  currency: 'EUR',
  time_zone: 'UTC',
  copyright_from: 2020,
  copyright_to: 2024,
  track: null,
  featured_championship_id: null,
}
