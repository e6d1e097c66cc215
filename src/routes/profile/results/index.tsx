import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/results/')({
  staticData: { name: 'Profile.Results', title: 'My Results' },
  component: () => <LaterPage what="Your results and lap times over the seasons" />,
})
