import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/results/race-runs/{-$raceRunID}')({
  staticData: { name: 'Admin.Event.RaceRunResults', title: 'Race Run Results' },
  component: () => <LaterPage what="Results per run: edit, penalties, publish" />,
})
