import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/memberships/membership/list')({
  staticData: { name: 'Admin.Memberships.List', title: 'Memberships' },
  component: () => <LaterPage what="All memberships" />,
})
