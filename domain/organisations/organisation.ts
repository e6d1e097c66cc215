import * as z from 'zod/mini'

/** What a person may do for one organisation; superuser and platform admin stand above. */
export const organisationRole = z.enum(['owner', 'secretary', 'timekeeper', 'treasurer', 'editor', 'gate'])
export type OrganisationRole = z.infer<typeof organisationRole>

/** The texts a site must show; each change is a new version. */
export const siteTextKind = z.enum(['privacy_policy', 'imprint', 'terms'])
export type SiteTextKind = z.infer<typeof siteTextKind>

export const socialLink = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  url: z.url({ protocol: /^https$/, error: 'Use an address that begins with https://.' }),
})
export type SocialLink = z.infer<typeof socialLink>
