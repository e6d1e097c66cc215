import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/memberships/members')({
  staticData: { name: 'Admin.Memberships.Members', title: 'Members' },
  component: () => <LaterPage what="All members" />,
})
