import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/memberships/')({
  staticData: { name: 'Admin.Memberships', title: 'Memberships' },
  component: () => <LaterPage what="Members, types and groups" />,
})
