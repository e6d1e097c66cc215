import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/sign-ups/indemnity/$indemnityID/edit')({
  staticData: { name: 'Admin.Event.EditIndemnity', title: 'Edit Indemnity' },
  component: () => <LaterPage what="Correcting an indemnity that is not sealed" />,
})
