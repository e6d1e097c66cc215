import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/transponder-collections/$collectionID')({
  staticData: { name: 'Admin.TransponderCollection', title: 'Transponders' },
  component: () => <LaterPage what="A pool of transponders: issue and return" />,
})
