import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/results/export')({
  staticData: { name: 'Admin.Championship.ResultsExport', title: 'Export Results' },
  component: () => <LaterPage what="Standings as files" />,
})
