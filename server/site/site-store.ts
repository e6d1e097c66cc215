import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import type { LegalText, Site } from '#domain/site/site-calls.ts'
import type { Db } from '#server/db/client.ts'
import { images } from '#server/db/tables/gallery.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { siteSettings, siteTexts } from '#server/db/tables/site.ts'
import { imageColumns } from '#server/gallery/image-columns.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

/** The club behind the site. `now` gives the copyright's last year where the settings name none. @throws Problem not_found */
export async function getSite(db: Db, scope: OrganisationScope, now: string): Promise<Site> {
  const [row] = await db
    .select({
      name: organisations.name,
      slug: organisations.slug,
      short_name: organisations.short_name,
      contact_email: organisations.contact_email,
      contact_phone: organisations.contact_phone,
      social_links: organisations.social_links,
      currency: organisations.currency,
      time_zone: organisations.time_zone,
      created_at: organisations.created_at,
      settings: siteSettings,
      plan: imageColumns,
    })
    .from(organisations)
    .leftJoin(siteSettings, eq(siteSettings.organisation_id, organisations.id))
    .leftJoin(images, eq(images.id, siteSettings.track_plan_image_id))
    .where(eq(organisations.id, scope.organisation_id))
  if (row === undefined) throw new Problem('not_found')
  const { settings, plan, created_at, ...club } = row
  const copyrightTo = settings?.settings.copyright_to
  return {
    ...club,
    tagline: settings?.tagline ?? null,
    logo: settings?.logo ?? null,
    copyright_from: settings?.copyright_from ?? yearOf(created_at),
    copyright_to: typeof copyrightTo === 'number' ? copyrightTo : yearOf(now),
    track: trackOf(settings, plan),
    featured_championship_id: settings?.featured_championship_id ?? null,
  }
}

function trackOf(settings: typeof siteSettings.$inferSelect | null, plan: NonNullable<Site['track']>['plan']) {
  if (settings === null || settings.track_name === null) return null
  const { track_name, track_description, track_latitude, track_longitude } = settings
  if (track_latitude === null || track_longitude === null) return null
  return {
    name: track_name,
    description: track_description,
    latitude: track_latitude,
    longitude: track_longitude,
    plan,
  }
}

function yearOf(instant: string): number {
  return Number(instant.slice(0, 4))
}

/** The published version with the highest number. @throws Problem not_found */
export async function getLegalText(
  db: Db,
  scope: OrganisationScope,
  kind: LegalText['kind'],
  now: string,
): Promise<LegalText> {
  const [row] = await db
    .select({
      version: siteTexts.version,
      updated_at: sql<string>`${siteTexts.published_at}`,
      sections: siteTexts.sections,
    })
    .from(siteTexts)
    .where(
      and(
        eq(siteTexts.organisation_id, scope.organisation_id),
        eq(siteTexts.kind, kind),
        isNotNull(siteTexts.published_at),
        lte(siteTexts.published_at, now),
      ),
    )
    .orderBy(desc(siteTexts.version))
    .limit(1)
  if (row === undefined) throw new Problem('not_found')
  return { kind, ...row }
}
