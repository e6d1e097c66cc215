import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/results/points/championship-classes/$championshipClassID')({
  staticData: { name: 'Admin.Event.ClassPoints', title: 'Class Points' },
  component: () => <LaterPage what="Points of a class at this event" />,
})
