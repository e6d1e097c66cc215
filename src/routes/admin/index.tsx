import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/')({
  staticData: {},
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/home', params, replace: true })
  },
})
