import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/indemnity-forms/$indemnityID/view')({
  staticData: { name: 'Profile.IndemnityForm', title: 'Indemnity Form' },
  component: () => <LaterPage what="A signed indemnity form" />,
})
