import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/events/$eventID/register/race-event/sign-indemnity-form/$classAssignmentID')({
  staticData: { name: 'Event.Register.SignIndemnity' },
  component: () => <LaterPage what="Signing the indemnity form" />,
})
