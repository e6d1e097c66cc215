import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/memberships/type-form/edit/$typeID')({
  staticData: { name: 'Admin.Memberships.EditType', title: 'Membership Type' },
  component: () => <LaterPage what="Changing a membership type" />,
})
