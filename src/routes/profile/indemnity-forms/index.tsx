import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/indemnity-forms/')({
  staticData: { name: 'Profile.IndemnityForms', title: 'Indemnity Forms' },
  component: () => <LaterPage what="Your signed indemnity forms" />,
})
