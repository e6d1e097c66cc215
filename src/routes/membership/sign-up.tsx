import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/membership/sign-up')({
  staticData: { name: 'MembershipSignUpForm', title: 'Membership', loginRequired: true },
  component: () => <LaterPage what="The membership form" />,
})
