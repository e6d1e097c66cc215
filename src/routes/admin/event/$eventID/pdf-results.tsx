import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/pdf-results')({
  staticData: { name: 'Admin.Event.PdfResults', title: 'PDF Results' },
  component: () => <LaterPage what="Result sheets for printing" />,
})
