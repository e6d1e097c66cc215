import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/users')({
  staticData: { name: 'Admin.Users', title: 'Users' },
  component: () => <LaterPage what="Accounts and their roles" />,
})
