import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useApp } from '#src/app/app-context.ts'
import { seo } from '#src/app/seo.ts'
import { upcomingEventsQuery } from '#src/features/events/event-queries.ts'
import { liveRunQuery } from '#src/features/events/live-run-query.ts'
import { LiveStrip } from '#src/features/events/live-strip.tsx'
import { NextEventHeadline } from '#src/features/events/next-event-headline.tsx'
import { UpcomingEvents } from '#src/features/events/upcoming-events.tsx'
import { carouselQuery } from '#src/features/gallery/gallery-queries.ts'
import { HeroCarousel } from '#src/features/gallery/hero-carousel.tsx'
import { partnersQuery } from '#src/features/partners/partner-queries.ts'
import { PartnerRow } from '#src/features/partners/partner-row.tsx'
import { MemberPromotion } from '#src/features/prices/member-promotion.tsx'
import { pricingQuery } from '#src/features/prices/pricing-queries.ts'
import { HomeTrack } from '#src/features/site/home-track.tsx'
import { organisationData } from '#src/features/site/organisation-data.ts'
import { SeasonIntroduction } from '#src/features/site/season-introduction.tsx'
import { seasonQuery } from '#src/features/site/season-query.ts'
import { siteQuery } from '#src/features/site/site-queries.ts'

export const Route = createFileRoute('/')({
  staticData: { name: 'Home', lateScripts: true },
  // Each part stands alone: one that does not load stays hidden, the others are shown (specification, 8).
  loader: async ({ context: { api, queryClient } }) => {
    const quietly = (loading: Promise<unknown>) => loading.catch(() => null)
    const [site] = await Promise.all([
      queryClient.ensureQueryData(siteQuery(api)).catch(() => null),
      quietly(queryClient.ensureQueryData(carouselQuery(api))),
      quietly(queryClient.ensureQueryData(upcomingEventsQuery(api))),
      quietly(queryClient.ensureQueryData(liveRunQuery(api))),
      quietly(queryClient.ensureQueryData(seasonQuery(api))),
      quietly(queryClient.ensureQueryData(pricingQuery(api))),
      quietly(queryClient.ensureQueryData(partnersQuery(api))),
    ])
    return site
  },
  head: ({ match, loaderData: site }) =>
    seo(match.context, {
      title: null,
      description: site?.tagline ?? `Events, results and memberships of ${match.context.config.site_title}.`,
      path: '/',
      picture: 'home',
      jsonLd: site === null || site === undefined ? [] : [organisationData(match.context.origin, site)],
    }),
  component: HomePage,
})

function HomePage() {
  const { api } = useApp()
  const { data: season } = useQuery(seasonQuery(api))
  return (
    <>
      <HeroCarousel>
        <NextEventHeadline season={season ? { id: season.id, rounds: season.rounds.length } : null} />
      </HeroCarousel>
      <LiveStrip />
      <SeasonIntroduction />
      <UpcomingEvents />
      <MemberPromotion />
      <HomeTrack />
      <PartnerRow />
    </>
  )
}
