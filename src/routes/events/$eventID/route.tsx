import { createFileRoute, Outlet } from '@tanstack/react-router'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'

/** Everything about one event: details, registration, results. An unknown event is missing on all of them. */
export const Route = createFileRoute('/events/$eventID')({
  loader: ({ context, params }) =>
    foundOrMissing(context.queryClient.ensureQueryData(eventQuery(context.api, params.eventID))),
  component: Outlet,
})
