import { createFileRoute } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { ChooseResultPage } from '#src/features/results/choose-result-page.tsx'
import { resultPaths } from '#src/features/results/result-paths.ts'
import { eventLineText } from '#src/features/results/result-texts.ts'
import { resultsHead } from '#src/features/results/results-head.ts'

export const Route = createFileRoute('/events/$eventID/results/race-run/')({
  staticData: { name: 'EventResults.RaceRuns' },
  loader: ({ context, params }) =>
    foundOrMissing(context.queryClient.ensureQueryData(eventQuery(context.api, params.eventID))),
  head: ({ match, loaderData: event }) =>
    event === undefined
      ? {}
      : resultsHead(match.context, {
          title: `Choose a run, ${event.name}`,
          description: `All runs of ${eventLineText(event)} in the order of the timetable, with their results.`,
          path: resultPaths.runs(event.id),
          above: [{ name: `Results, ${event.name}`, path: resultPaths.event(event.id) }],
        }),
  component: Page,
})

function Page() {
  return <ChooseResultPage eventId={Route.useParams().eventID} title="Choose a run" />
}
