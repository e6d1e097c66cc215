import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/race-run-groups/')({
  staticData: { name: 'Admin.Event.RaceRunGroups', title: 'Race Run Groups' },
  component: () => <LaterPage what="Who goes to the gate together" />,
})
