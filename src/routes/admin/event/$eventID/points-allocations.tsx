import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/points-allocations')({
  staticData: { name: 'Admin.Event.PointsAllocations', title: 'Points Allocations' },
  component: () => <LaterPage what="Points tables of this event" />,
})
