import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { severChampionshipId, severId, severImageSetId } from './sever-rows.ts'

const shared = { organisation_id: severId }

export const severSettings = {
  ...shared,
  tagline: 'Enduro on the northern border.',
  logo: '/art/clubs/second-club.svg',
  copyright_from: 2022,
  featured_championship_id: severChampionshipId,
}

export const severImageSet = { ...shared, id: severImageSetId, name: 'Sever' }
export const severImage = {
  ...shared,
  id: demoId('image/sever/hill'),
  image_set_id: severImageSetId,
  image: '/art/hill.day.svg',
  image_dark: '/art/hill.night.svg',
  alt: 'A rider climbs a steep hill',
  width: 800,
  height: 600,
  in_carousel: true,
}

export function severPosts(calendar: DemoCalendar) {
  const post = (slug: string, title: string, words: string, daysAgo: number) => ({
    ...shared,
    id: demoId(`post/sever/${slug}`),
    slug,
    title,
    excerpt: words,
    body: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
    },
    author_name: 'Ivo Mach',
    state: 'published' as const,
    published_at: isoInstantOf(calendar.nowMs - daysAgo * 86_400_000),
  })
  return [
    post(
      'varnsdorf-thank-you',
      'Thank you, Varnsdorf',
      'Sixty riders, no broken bones, and the hill still stands.',
      40,
    ),
    post(
      'rumburk-entries',
      'Rumburk: entries are open',
      'The meadows are mown, the creek is low. Enter until Friday.',
      6,
    ),
  ]
}
