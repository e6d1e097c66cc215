import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/events/$eventID/register/')({
  staticData: { name: 'Event.Register.Start' },
  component: () => <LaterPage what="Entering yourself or a linked profile for this event" />,
})
