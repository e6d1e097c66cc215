import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/events/')({
  staticData: { name: 'Admin.Championship.Events', title: 'Events' },
  component: () => <LaterPage what="The rounds of this championship" />,
})
