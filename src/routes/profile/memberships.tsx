import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/memberships')({
  staticData: { name: 'Profile.MembershipsList', title: 'Memberships' },
  component: () => <LaterPage what="Your memberships with card and renewal" />,
})
