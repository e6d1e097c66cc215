import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/linked-profiles/$uuid')({
  staticData: { name: 'Profile.UpdateLinkedProfile', title: 'Update Linked Profile' },
  component: () => <LaterPage what="Changing a linked profile" />,
})
