import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/memberships/memberships/add')({
  staticData: { name: 'Admin.Memberships.Add', title: 'Add Membership' },
  component: () => <LaterPage what="Adding a membership by hand" />,
})
