import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/participants')({
  staticData: { name: 'Admin.Participants', title: 'Participants' },
  component: () => <LaterPage what="Everybody who has been entered" />,
})
