import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/event/$eventID/sign-ups/')({
  staticData: { name: 'Admin.Event.SignUps', title: 'Sign-ups' },
  component: () => <LaterPage what="Everybody who is entered, with what is still missing" />,
})
