import { createFileRoute } from '@tanstack/react-router'
import { NoticePage } from '#src/features/auth/notice-page.tsx'

export const Route = createFileRoute('/auth/activation/complete')({
  staticData: { name: 'ActivationComplete', title: 'Activation Complete' },
  component: () => <NoticePage what="activation_complete" />,
})
