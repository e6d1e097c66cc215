import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/upload-results')({
  staticData: { name: 'Admin.Event.UploadResults', title: 'Upload Results' },
  component: () => <LaterPage what="Results from a file" />,
})
