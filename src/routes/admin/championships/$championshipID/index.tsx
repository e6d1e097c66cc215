import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/championships/$championshipID/')({
  staticData: {},
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/championships/$championshipID/events', params, replace: true })
  },
})
