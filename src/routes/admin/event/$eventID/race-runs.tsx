import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/race-runs')({
  staticData: { name: 'Admin.Event.RaceRuns', title: 'Race Runs' },
  component: () => <LaterPage what="The timetable of practice, heats and finals" />,
})
