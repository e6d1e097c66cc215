import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { contestData, runDescription } from '#src/features/results/result-descriptions.ts'
import { resultPaths } from '#src/features/results/result-paths.ts'
import { runResultsQuery } from '#src/features/results/result-queries.ts'
import { resultsHead } from '#src/features/results/results-head.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'
import { RunPage } from '#src/features/results/run-page.tsx'

/** `class`: one class of a combined run alone. */
const search = z.object({ class: z.catch(z.optional(id), undefined) })

export const Route = createFileRoute('/events/$eventID/results/race-run/$raceRunID')({
  staticData: { name: 'EventResults.RaceRun' },
  validateSearch: search,
  loader: async ({ context: { queryClient, api }, params: { eventID, raceRunID } }) => {
    const [event, run] = await foundOrMissing(
      Promise.all([
        queryClient.ensureQueryData(eventQuery(api, eventID)),
        queryClient.ensureQueryData(runResultsQuery(api, eventID, raceRunID)),
      ]),
    )
    return { event, run }
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {}
    const { event, run } = loaderData
    const { origin } = match.context
    const path = resultPaths.run(event.id, run.race_run.id)
    const contest = {
      name: run.race_run.name,
      address: `${origin}${path}`,
      eventAddress: `${origin}/events/${event.id}`,
    }
    return resultsHead(match.context, {
      title: `${run.race_run.name}, ${event.name}`,
      description: runDescription(run),
      path,
      above: [{ name: `Results, ${event.name}`, path: resultPaths.event(event.id) }],
      jsonLd: [contestData(event, contest)],
    })
  },
  component: Page,
  pendingComponent: ResultsSkeleton,
})

function Page() {
  const { eventID, raceRunID } = Route.useParams()
  return <RunPage eventId={eventID} raceRunId={raceRunID} classId={Route.useSearch().class ?? null} />
}
