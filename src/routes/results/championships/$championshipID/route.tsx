import { createFileRoute, Outlet } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { championshipResultsQuery } from '#src/features/championships/championship-queries.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

export const Route = createFileRoute('/results/championships/$championshipID')({
  staticData: { name: 'ChampionshipResults' },
  loader: ({ context, params }) =>
    foundOrMissing(context.queryClient.ensureQueryData(championshipResultsQuery(context.api, params.championshipID))),
  component: Outlet,
  pendingComponent: ResultsSkeleton,
})
