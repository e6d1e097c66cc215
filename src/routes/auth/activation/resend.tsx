import { createFileRoute } from '@tanstack/react-router'
import { MailRequestPage } from '#src/features/auth/mail-request-page.tsx'

export const Route = createFileRoute('/auth/activation/resend')({
  staticData: { name: 'ResendActivation', title: 'Resend Activation' },
  component: () => <MailRequestPage what="activation" />,
})
