import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/manual-timing/simple')({
  staticData: { name: 'Admin.Event.SimpleManualTiming', title: 'Simple Manual Timing' },
  component: () => <LaterPage what="Timing with one big button" />,
})
