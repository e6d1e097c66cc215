import { createFileRoute, Outlet } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { runListQuery } from '#src/features/results/result-queries.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

/** An event's results; the sidebar of every child shows its runs. */
export const Route = createFileRoute('/events/$eventID/results')({
  staticData: { name: 'EventResults' },
  loader: ({ context, params }) =>
    foundOrMissing(context.queryClient.ensureQueryData(runListQuery(context.api, params.eventID))),
  component: Outlet,
  pendingComponent: ResultsSkeleton,
})
