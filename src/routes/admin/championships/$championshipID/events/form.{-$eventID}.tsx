import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/events/form/{-$eventID}')({
  staticData: { name: 'Admin.Championship.EventForm', title: 'Event' },
  component: () => <LaterPage what="One event of this championship" />,
})
