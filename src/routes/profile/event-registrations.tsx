import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/event-registrations')({
  staticData: { name: 'Profile.EventRegistrations', title: 'Event Registrations' },
  component: () => <LaterPage what="Your entries with what is still missing" />,
})
