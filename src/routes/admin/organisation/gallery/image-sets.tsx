import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/organisation/gallery/image-sets')({
  staticData: { name: 'Admin.Organisation.ImageSets', title: 'Image Sets' },
  component: () => <LaterPage what="Pictures for events, news and the home page" />,
})
