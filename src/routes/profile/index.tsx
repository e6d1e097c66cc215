import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/')({
  staticData: { name: 'Profile.Form', title: 'Your Profile' },
  component: () => <LaterPage what="Your name, contact, licence, bikes and what is shown publicly" />,
})
