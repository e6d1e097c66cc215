import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/sign-ups/indemnity/$indemnityID/')({
  staticData: { name: 'Admin.Event.Indemnity', title: 'Indemnity' },
  component: () => <LaterPage what="A signed indemnity" />,
})
