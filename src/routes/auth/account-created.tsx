import { createFileRoute } from '@tanstack/react-router'
import { NoticePage } from '#src/features/auth/notice-page.tsx'

export const Route = createFileRoute('/auth/account-created')({
  staticData: { name: 'AccountCreated', title: 'Account Created' },
  component: () => <NoticePage what="account_created" />,
})
