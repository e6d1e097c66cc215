import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/classes')({
  staticData: { name: 'Admin.Championship.Classes', title: 'Classes' },
  component: () => <LaterPage what="The classes of this championship" />,
})
