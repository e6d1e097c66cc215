import type { Site } from '#domain/site/site-calls.ts'
import { absoluteAddress } from '#src/app/seo.ts'

/** The club as schema.org wants it. */
export function organisationData(origin: string, site: Site): Record<string, unknown> {
  return {
    '@type': 'SportsOrganization',
    name: site.name,
    url: `${origin}/`,
    ...(site.tagline === null ? {} : { description: site.tagline }),
    ...(site.logo === null ? {} : { logo: absoluteAddress(origin, site.logo) }),
    ...(site.contact_email === null ? {} : { email: site.contact_email }),
    ...(site.contact_phone === null ? {} : { telephone: site.contact_phone }),
    sameAs: site.social_links.map((link) => link.url),
  }
}
