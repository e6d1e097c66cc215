import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/race-run-groups/form/{-$raceRunGroupID}')({
  staticData: { name: 'Admin.Event.RaceRunGroupForm', title: 'Race Run Group' },
  component: () => <LaterPage what="One race run group: classes, riders, waves" />,
})
