import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { blogPosts } from '#server/db/tables/blog.ts'
import { championships } from '#server/db/tables/championships.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { events } from '#server/db/tables/events.ts'
import { membershipGroups } from '#server/db/tables/memberships.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { visibleChampionship } from '#server/events/event-index-store.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

/** A public page: its path, and when it changed last (ISO UTC, null: unknown). */
export type SitemapEntry = { path: string; changed_at: string | null }

const fixedPages = [
  '/',
  '/events',
  '/results',
  '/pricing',
  '/partner-benefits',
  '/blog/posts',
  '/privacy-policy',
  '/imprint',
]

/** Every public page of the organisation's site. */
export async function listSitemapEntries(db: Db, scope: OrganisationScope, now: string): Promise<SitemapEntry[]> {
  const own = scope.organisation_id
  const publishedEvent = and(eq(events.organisation_id, own), eq(events.is_published, true))
  const eventRows = await db
    .select({ id: events.id, changed_at: events.updated_at, results_available: events.results_available })
    .from(events)
    .where(publishedEvent)
    .orderBy(events.start_date_time, events.id)
  const runRows = await db
    .select({
      event_id: events.id,
      id: resultVersions.race_run_id,
      changed_at: sql<string>`max(coalesce(${resultVersions.official_at}, ${resultVersions.published_at}))`,
    })
    .from(resultVersions)
    .innerJoin(events, eq(events.id, resultVersions.event_id))
    .where(publishedEvent)
    .groupBy(events.id, resultVersions.race_run_id)
    .orderBy(resultVersions.race_run_id)
  const pointsRows = await db
    .select({ event_id: events.id, id: eventClasses.championship_class_id })
    .from(eventClasses)
    .innerJoin(events, eq(events.id, eventClasses.event_id))
    .where(and(publishedEvent, eq(events.results_available, true)))
    .orderBy(eventClasses.id)
  const seasonRows = await db
    .select({ id: championships.id, changed_at: championships.updated_at, class_id: championshipClasses.id })
    .from(championships)
    .leftJoin(championshipClasses, eq(championshipClasses.championship_id, championships.id))
    .where(and(eq(championships.organisation_id, own), visibleChampionship))
    .orderBy(championships.id, championshipClasses.position)
  const postRows = await db
    .select({ slug: blogPosts.slug, changed_at: blogPosts.updated_at })
    .from(blogPosts)
    .where(and(eq(blogPosts.organisation_id, own), ne(blogPosts.state, 'draft'), lte(blogPosts.published_at, now)))
    .orderBy(blogPosts.published_at)
  const groupRows = await db
    .select({ id: membershipGroups.id, changed_at: membershipGroups.updated_at })
    .from(membershipGroups)
    .where(and(eq(membershipGroups.organisation_id, own), eq(membershipGroups.is_public, true)))
    .orderBy(membershipGroups.position)
  const withResults = eventRows.filter(({ results_available }) => results_available)
  return [
    ...fixedPages.map((path) => ({ path, changed_at: null })),
    ...eventRows.map(({ id, changed_at }) => ({ path: `/events/${id}`, changed_at })),
    ...withResults.map(({ id, changed_at }) => ({ path: `/events/${id}/results`, changed_at })),
    ...runRows.map((run) => ({
      path: `/events/${run.event_id}/results/race-run/${run.id}`,
      changed_at: run.changed_at,
    })),
    ...pointsRows.map(({ event_id, id }) => ({
      path: `/events/${event_id}/results/championship-class/${id}`,
      changed_at: null,
    })),
    ...seasonEntries(seasonRows),
    ...postRows.map(({ slug, changed_at }) => ({ path: `/blog/posts/${slug}`, changed_at })),
    ...groupRows.map(({ id, changed_at }) => ({ path: `/membership/purchase/${id}`, changed_at })),
  ]
}

function seasonEntries(rows: readonly { id: string; changed_at: string; class_id: string | null }[]): SitemapEntry[] {
  const seasons = new Map(rows.map(({ id, changed_at }) => [id, changed_at]))
  return [
    ...[...seasons].map(([id, changed_at]) => ({ path: `/results/championships/${id}`, changed_at })),
    ...rows.flatMap(({ id, class_id }) =>
      class_id === null
        ? []
        : [{ path: `/results/championships/${id}/championship-classes/${class_id}`, changed_at: null }],
    ),
  ]
}
