import * as z from 'zod/mini'

/** The texts a site must show; each change is a new version. */
export const siteTextKind = z.enum(['privacy-policy', 'imprint', 'terms'])
export type SiteTextKind = z.infer<typeof siteTextKind>
