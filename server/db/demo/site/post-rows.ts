import type { blogPosts } from '#server/db/tables/blog.ts'
import { demoStaff } from '../demo-accounts.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { addDays, isoInstantOf } from '../local-time.ts'
import { userIdOf } from '../people/people-rows.ts'
import { ridgebackId } from '../season/season-ids.ts'
import { clubNews } from './club-news.ts'
import { imageIdOf } from './picture-rows.ts'
import type { PostProfile } from './post-profile.ts'
import { raceReports } from './race-reports.ts'

export function postRows(calendar: DemoCalendar): (typeof blogPosts.$inferInsert)[] {
  return [...raceReports, ...clubNews].map((post) => {
    const publishedMs = publishedAtMs(post, calendar)
    const author = demoStaff.find(({ name }) => name === post.author)
    return {
      id: demoId(`post/${post.slug}`),
      organisation_id: ridgebackId,
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      body: { type: 'doc', content: [...post.body] },
      tags: [...post.tags],
      image_id: imageIdOf(post.picture),
      author_id: author ? userIdOf(author.key) : null,
      author_name: post.author,
      state: post.is_draft ? 'draft' : publishedMs > calendar.nowMs ? 'scheduled' : 'published',
      published_at: isoInstantOf(publishedMs),
    }
  })
}

function publishedAtMs({ after }: PostProfile, calendar: DemoCalendar): number {
  if ('round' in after) return pragueMs(addDays(calendar.rounds[after.round], after.days), after.time)
  return pragueMs(addDays(calendar.today, -after.days_ago), after.time)
}
