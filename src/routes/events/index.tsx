import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { seo } from '#src/app/seo.ts'
import { eventListData } from '#src/features/events/event-data.ts'
import { eventsQuery } from '#src/features/events/event-queries.ts'
import { EventsPage } from '#src/features/events/events-page.tsx'
import { eventsCallQuery, parseEventsSearch } from '#src/features/events/events-search.ts'
import { seasonsQuery } from '#src/features/events/seasons-query.ts'

export const Route = createFileRoute('/events/')({
  staticData: { name: 'EventsList', title: 'Events' },
  validateSearch: parseEventsSearch,
  // The router hands on what validateSearch did not keep (`utm_source`, a status that does not exist): read it again.
  loaderDeps: ({ search }) => parseEventsSearch(search),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const [events] = await Promise.all([
      queryClient.ensureQueryData(eventsQuery(api, eventsCallQuery(deps))),
      // Without the championships the filter only offers fewer choices.
      queryClient.ensureQueryData(seasonsQuery(api)).catch(() => null),
    ])
    return events.results
  },
  head: ({ match, loaderData = [] }) => {
    const { origin, config } = match.context
    const { when, page } = match.loaderDeps
    const past = when === 'past'
    const query = new URLSearchParams({ ...(past ? { when } : {}), ...(page === undefined ? {} : { page: `${page}` }) })
    return seo(match.context, {
      title: 'Events',
      description: past
        ? `Past events of ${config.site_title} with their results.`
        : `Upcoming events of ${config.site_title}: dates, places, classes, fees and places left.`,
      path: query.size === 0 ? '/events' : `/events?${query}`,
      picture: 'events',
      jsonLd: [eventListData(origin, loaderData), breadcrumbData(origin, [{ name: 'Events', path: '/events' }])],
    })
  },
  component: EventsRoute,
})

function EventsRoute() {
  return <EventsPage search={Route.useLoaderDeps()} />
}
