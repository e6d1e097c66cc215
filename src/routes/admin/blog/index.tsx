import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/blog/')({
  staticData: { name: 'Admin.Blog', title: 'Blog' },
  component: () => <LaterPage what="All posts" />,
})
