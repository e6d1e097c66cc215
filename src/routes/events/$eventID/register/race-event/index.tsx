import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/events/$eventID/register/race-event/')({
  staticData: { name: 'Event.Register.RaceEvent' },
  component: () => <LaterPage what="Choosing who rides and in which class" />,
})
