import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/linked-profiles/')({
  staticData: { name: 'Profile.LinkedProfiles', title: 'Linked Profiles' },
  component: () => <LaterPage what="The profiles of your children or spouse" />,
})
