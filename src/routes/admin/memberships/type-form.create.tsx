import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/memberships/type-form/create')({
  staticData: { name: 'Admin.Memberships.CreateType', title: 'Membership Type' },
  component: () => <LaterPage what="A new membership type" />,
})
