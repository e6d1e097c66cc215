import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/manual-timing/')({
  staticData: { name: 'Admin.Event.ManualTiming', title: 'Manual Timing' },
  component: () => <LaterPage what="Timing by hand at the track" />,
})
