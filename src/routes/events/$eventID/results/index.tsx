import { createFileRoute } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { EventResultsPage } from '#src/features/results/event-results-page.tsx'
import { loadEventResults } from '#src/features/results/load-event-results.ts'
import { contestData } from '#src/features/results/result-descriptions.ts'
import { resultPaths } from '#src/features/results/result-paths.ts'
import { eventLineText } from '#src/features/results/result-texts.ts'
import { resultsHead } from '#src/features/results/results-head.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

export const Route = createFileRoute('/events/$eventID/results/')({
  loader: async ({ context, params }) => {
    const event = await foundOrMissing(context.queryClient.ensureQueryData(eventQuery(context.api, params.eventID)))
    await loadEventResults(context, event)
    return event
  },
  head: ({ match, loaderData: event }) => {
    if (event === undefined) return {}
    const path = resultPaths.event(event.id)
    const address = `${match.context.origin}${path}`
    const eventAddress = `${match.context.origin}/events/${event.id}`
    return resultsHead(match.context, {
      title: `Results, ${event.name}`,
      description: `Results of ${eventLineText(event)}: every run with laps, gaps and penalties, and the points of each class.`,
      path,
      above: [
        { name: 'Events', path: '/events' },
        { name: event.name, path: `/events/${event.id}` },
      ],
      jsonLd: [contestData(event, { name: 'Results', address, eventAddress })],
    })
  },
  component: Page,
  pendingComponent: ResultsSkeleton,
})

function Page() {
  return <EventResultsPage eventId={Route.useParams().eventID} />
}
