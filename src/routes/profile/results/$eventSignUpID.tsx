import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/results/$eventSignUpID')({
  staticData: { name: 'Profile.Result', title: 'My Results' },
  component: () => <LaterPage what="Your runs and lap times at one event" />,
})
