import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { currency } from '#domain/core/money.ts'

export const socialLink = z.object({
  kind: z.enum(['instagram', 'facebook', 'youtube', 'x', 'website']),
  url: z.string(),
})

/** What every page shows of the club: name, contact, home texts, venue of the home track. */
export const site = z.object({
  name: z.string(),
  slug: z.string(),
  short_name: z.string(),
  tagline: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  social_links: z.array(socialLink),
  currency,
  time_zone: z.string(),
  copyright_from: z.int(),
  copyright_to: z.int(),
  /** The home track: what it is, where it is, its drawn plan. */
  track: z.nullable(
    z.object({
      name: z.string(),
      description: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      plan: z.nullable(
        z.object({
          image: z.string(),
          image_dark: z.nullable(z.string()),
          alt: z.string(),
          width: z.int(),
          height: z.int(),
        }),
      ),
    }),
  ),
  /** The championship that the home page introduces. */
  featured_championship_id: z.nullable(z.string()),
})
export type Site = z.infer<typeof site>

/** A legal text: markdown-free paragraphs with headings, versioned. */
export const legalText = z.object({
  kind: z.enum(['privacy-policy', 'imprint']),
  version: z.int(),
  updated_at: z.string(),
  sections: z.array(z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) })),
})
export type LegalText = z.infer<typeof legalText>

const siteRead = { method: 'GET', access: 'anyone', scope: 'site', cachedFor: ['site'] } as const

export const siteCalls = {
  getSite: defineCall({
    ...siteRead,
    path: 'site/',
    summary: 'The club behind this site',
    cachedFor: ['site', 'gallery'],
    answer: site,
  }),
  getLegalText: defineCall({
    ...siteRead,
    path: 'site/texts/{kind}/',
    summary: 'A legal text in its newest version',
    params: z.strictObject({ kind: z.enum(['privacy-policy', 'imprint']) }),
    answer: legalText,
  }),
}
