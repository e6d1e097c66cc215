import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/home')({
  staticData: { name: 'Admin.Home', title: 'Admin' },
  component: () => (
    <LaterPage what="What needs somebody now: unpaid and unsigned entries, clashes, runs without results" />
  ),
})
