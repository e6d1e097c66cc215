import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/class-assignments')({
  staticData: { name: 'Admin.Championship.ClassAssignments', title: 'Class Assignments' },
  component: () => <LaterPage what="Riders, classes and start numbers" />,
})
