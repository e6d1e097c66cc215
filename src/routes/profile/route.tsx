import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile')({
  staticData: { name: 'Profile', title: 'Profile', loginRequired: true },
})
