import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/events/$eventID/register/race-event/class-assignment/{-$classAssignmentID}')({
  staticData: { name: 'Event.Register.ClassAssignment' },
  component: () => <LaterPage what="Class, start number, bike and transponder of a rider" />,
})
