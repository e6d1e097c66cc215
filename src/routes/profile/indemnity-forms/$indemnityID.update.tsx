import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/indemnity-forms/$indemnityID/update')({
  staticData: { name: 'Profile.UpdateIndemnityForm', title: 'Update Indemnity Form' },
  component: () => <LaterPage what="Changing an indemnity form before it is sealed" />,
})
