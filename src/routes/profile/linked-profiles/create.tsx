import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/linked-profiles/create')({
  staticData: { name: 'Profile.CreateLinkedProfile', title: 'Create Linked Profile' },
  component: () => <LaterPage what="Adding a child or spouse" />,
})
