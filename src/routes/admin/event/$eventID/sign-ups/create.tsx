import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/sign-ups/create')({
  staticData: { name: 'Admin.Event.CreateSignUp', title: 'Create Sign-up' },
  component: () => <LaterPage what="Entering a rider at the desk" />,
})
