import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute(
  '/profile/championship-class-assignment/$championshipClassAssignmentID/indemnity/create',
)({
  staticData: { name: 'Profile.CreateIndemnityForm', title: 'Sign Indemnity Form' },
  component: () => <LaterPage what="Signing an indemnity form for a class" />,
})
