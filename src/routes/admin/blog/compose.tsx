import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/blog/compose')({
  staticData: { name: 'Admin.Blog.Compose', title: 'Compose' },
  component: () => <LaterPage what="Writing a post" />,
})
