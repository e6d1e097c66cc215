import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin')({
  staticData: { name: 'Admin', title: 'Admin', loginRequired: true, requireAdmin: true, hideFooter: true },
})
