import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/points-allocations')({
  staticData: { name: 'Admin.Championship.PointsAllocations', title: 'Points Allocations' },
  component: () => <LaterPage what="Points tables of this championship" />,
})
