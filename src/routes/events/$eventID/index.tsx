import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { seo } from '#src/app/seo.ts'
import { eventData, eventPath } from '#src/features/events/event-data.ts'
import { EventPage } from '#src/features/events/event-page.tsx'
import { allEntriesQuery, eventQuery, firstEntriesQuery } from '#src/features/events/event-queries.ts'
import { formatDay } from '#src/ui/zoned-date.ts'

type Search = { entries?: 'all' }

export const Route = createFileRoute('/events/$eventID/')({
  staticData: { name: 'Event.Details', lateScripts: true },
  validateSearch: (search: Record<string, unknown>): Search => (search.entries === 'all' ? { entries: 'all' } : {}),
  loaderDeps: ({ search }) => ({ allEntries: search.entries === 'all' }),
  loader: async ({ context: { api, queryClient }, params, deps }) => {
    const event = await foundOrMissing(queryClient.ensureQueryData(eventQuery(api, params.eventID)))
    if (event.event_type === 'race_event') {
      const entries = deps.allEntries
        ? queryClient.ensureQueryData(allEntriesQuery(api, event.id))
        : queryClient.ensureQueryData(firstEntriesQuery(api, event.id))
      // Without its entry list the page is still worth showing; the list itself offers to try again.
      await entries.catch(() => null)
    }
    return event
  },
  head: ({ match, loaderData: event }) => {
    if (event === undefined) return {}
    const { origin, config } = match.context
    const day = formatDay(event.start_date_time, event.time_zone)
    return seo(match.context, {
      title: event.name,
      description: `${event.name}, ${day}, ${event.venue_name}, ${event.venue_city}. ${event.teaser}`,
      path: eventPath(event.id),
      image: event.gallery?.image_set[0]?.image,
      picture: 'events',
      jsonLd: [
        eventData(origin, config.site_title, event),
        breadcrumbData(origin, [
          { name: 'Events', path: '/events' },
          { name: event.name, path: eventPath(event.id) },
        ]),
      ],
    })
  },
  component: EventRoute,
})

function EventRoute() {
  const { eventID } = Route.useParams()
  const { entries } = Route.useSearch()
  return <EventPage eventId={eventID} allEntries={entries === 'all'} />
}
