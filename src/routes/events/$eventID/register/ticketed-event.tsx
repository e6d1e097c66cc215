import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/events/$eventID/register/ticketed-event')({
  staticData: { name: 'Event.Register.TicketedEvent' },
  component: () => <LaterPage what="Buying tickets for this event" />,
})
