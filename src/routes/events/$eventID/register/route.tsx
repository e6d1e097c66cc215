import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/events/$eventID/register')({
  staticData: { name: 'Event.Register', title: 'Register' },
})
