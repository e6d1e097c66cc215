import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/indemnity/$indemnityID')({
  staticData: { name: 'Admin.Championship.Indemnity', title: 'Indemnity' },
  component: () => <LaterPage what="The indemnity text with its versions" />,
})
