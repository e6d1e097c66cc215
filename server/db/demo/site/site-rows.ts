import type { siteSettings, siteTexts } from '#server/db/tables/site.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { userIdOf } from '../people/people-rows.ts'
import { championshipId, ridgebackId } from '../season/season-ids.ts'
import { earlierPrivacyPolicy, imprint, privacyPolicy, terms } from './legal-texts.ts'
import { imageIdOf } from './picture-rows.ts'

export function siteSettingsRow(): typeof siteSettings.$inferInsert {
  return {
    organisation_id: ridgebackId,
    tagline: 'Endurocross in the hills since 2011. Run by riders and their parents.',
    logo: '/art/clubs/ridgeback.svg',
    copyright_from: 2020,
    featured_championship_id: championshipId,
    track_name: 'The track',
    track_description: 'Kamenný Vrch, 1.4 km, clay and stone. Paddock opens Friday at 16:00.',
    track_plan_image_id: imageIdOf('track-plan'),
    track_latitude: 49.2231,
    track_longitude: 16.521,
    settings: { copyright_to: 2024 },
  }
}

export function siteTextRows(calendar: DemoCalendar): (typeof siteTexts.$inferInsert)[] {
  const since = isoInstantOf(pragueMs(calendar.season_start, '12:00'))
  const changed = isoInstantOf(pragueMs(calendar.rounds.lipno, '12:00'))
  const texts = [
    { kind: 'privacy-policy', version: 1, sections: earlierPrivacyPolicy, published_at: since },
    { kind: 'privacy-policy', version: 2, sections: privacyPolicy, published_at: changed },
    { kind: 'imprint', version: 1, sections: imprint, published_at: since },
    { kind: 'terms', version: 1, sections: terms, published_at: since },
  ] as const
  return texts.map((text) => ({
    ...text,
    id: demoId(`site-text/${text.kind}/${text.version}`),
    organisation_id: ridgebackId,
    created_by_id: userIdOf('owner'),
    created_at: text.published_at,
  }))
}
