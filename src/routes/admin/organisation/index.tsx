import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/organisation/')({
  staticData: { name: 'Admin.Organisation', title: 'Organisation' },
  component: () => <LaterPage what="Profile and texts of the organisation" />,
})
