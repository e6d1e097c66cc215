import { createFileRoute } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { ClassPointsPage } from '#src/features/results/class-points-page.tsx'
import { classPointsDescription, contestData } from '#src/features/results/result-descriptions.ts'
import { resultPaths } from '#src/features/results/result-paths.ts'
import { classPointsQuery } from '#src/features/results/result-queries.ts'
import { resultsHead } from '#src/features/results/results-head.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

export const Route = createFileRoute('/events/$eventID/results/championship-class/$championshipClassID')({
  staticData: { name: 'EventResults.ChampionshipClass' },
  loader: async ({ context: { queryClient, api }, params: { eventID, championshipClassID } }) => {
    const [event, points] = await foundOrMissing(
      Promise.all([
        queryClient.ensureQueryData(eventQuery(api, eventID)),
        queryClient.ensureQueryData(classPointsQuery(api, eventID, championshipClassID)),
      ]),
    )
    return { event, points }
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {}
    const { event, points } = loaderData
    const { origin } = match.context
    const { id, name } = points.championship_class
    const path = resultPaths.classPoints(event.id, id)
    const contest = { name, address: `${origin}${path}`, eventAddress: `${origin}/events/${event.id}` }
    return resultsHead(match.context, {
      title: `${name} points, ${event.name}`,
      description: classPointsDescription(points),
      path,
      above: [{ name: `Results, ${event.name}`, path: resultPaths.event(event.id) }],
      jsonLd: [contestData(event, contest)],
    })
  },
  component: Page,
  pendingComponent: ResultsSkeleton,
})

function Page() {
  const { eventID, championshipClassID } = Route.useParams()
  return <ClassPointsPage eventId={eventID} classId={championshipClassID} />
}
