import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/event/$eventID/')({
  staticData: {},
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/event/$eventID/sign-ups', params, replace: true })
  },
})
