import { createFileRoute } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { championshipResultsQuery } from '#src/features/championships/championship-queries.ts'
import { ChampionshipResultsPage } from '#src/features/championships/championship-results-page.tsx'
import { resultPaths } from '#src/features/results/result-paths.ts'
import { resultsHead } from '#src/features/results/results-head.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

export const Route = createFileRoute('/results/championships/$championshipID/')({
  loader: ({ context, params }) =>
    foundOrMissing(context.queryClient.ensureQueryData(championshipResultsQuery(context.api, params.championshipID))),
  head: ({ match, loaderData: season }) =>
    season === undefined
      ? {}
      : resultsHead(match.context, {
          title: season.name,
          description: `Standings, rounds and rules of ${season.name}: ${season.classes.map(({ name }) => name).join(', ')}.`,
          path: resultPaths.championship(season.id),
          above: [{ name: 'Results', path: '/results' }],
        }),
  component: Page,
  pendingComponent: ResultsSkeleton,
})

function Page() {
  return <ChampionshipResultsPage championshipId={Route.useParams().championshipID} />
}
