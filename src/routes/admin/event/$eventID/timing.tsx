import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/timing')({
  staticData: { name: 'Admin.Event.Timing', title: 'Timing' },
  component: () => <LaterPage what="Passings from every source as they come in" />,
})
