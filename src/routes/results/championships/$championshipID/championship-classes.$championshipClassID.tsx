import { createFileRoute } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { standingsQuery } from '#src/features/championships/championship-queries.ts'
import { StandingsPage } from '#src/features/championships/standings-page.tsx'
import { resultPaths } from '#src/features/results/result-paths.ts'
import { resultsHead } from '#src/features/results/results-head.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

export const Route = createFileRoute(
  '/results/championships/$championshipID/championship-classes/$championshipClassID',
)({
  staticData: { name: 'ChampionshipResults.Class' },
  loader: ({ context, params }) =>
    foundOrMissing(
      context.queryClient.ensureQueryData(
        standingsQuery(context.api, params.championshipID, params.championshipClassID),
      ),
    ),
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {}
    const { championship, championship_class, rows } = loaderData
    const leaders = rows.slice(0, 3).map((row) => `${row.full_name} ${row.points}`)
    return resultsHead(match.context, {
      title: `${championship_class.name} standings, ${championship.name}`,
      description: `Season standings of ${championship_class.name}, ${championship.name}: ${leaders.join(', ')}.`,
      path: resultPaths.standings(championship.id, championship_class.id),
      above: [
        { name: 'Results', path: '/results' },
        { name: championship.name, path: resultPaths.championship(championship.id) },
      ],
    })
  },
  component: Page,
  pendingComponent: ResultsSkeleton,
})

function Page() {
  const { championshipID, championshipClassID } = Route.useParams()
  return <StandingsPage championshipId={championshipID} classId={championshipClassID} />
}
