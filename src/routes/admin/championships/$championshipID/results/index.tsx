import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/results/')({
  staticData: { name: 'Admin.Championship.Results', title: 'Results' },
  component: () => <LaterPage what="Standings of this championship" />,
})
