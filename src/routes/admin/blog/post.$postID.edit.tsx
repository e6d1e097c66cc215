import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/blog/post/$postID/edit')({
  staticData: { name: 'Admin.Blog.Edit', title: 'Edit Post' },
  component: () => <LaterPage what="Changing a post" />,
})
