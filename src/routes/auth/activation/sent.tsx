import { createFileRoute } from '@tanstack/react-router'
import { NoticePage } from '#src/features/auth/notice-page.tsx'

export const Route = createFileRoute('/auth/activation/sent')({
  staticData: { name: 'ActivationSent', title: 'Activation Sent' },
  component: () => <NoticePage what="activation_sent" />,
})
