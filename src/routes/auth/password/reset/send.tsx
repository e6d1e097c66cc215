import { createFileRoute } from '@tanstack/react-router'
import { MailRequestPage } from '#src/features/auth/mail-request-page.tsx'

export const Route = createFileRoute('/auth/password/reset/send')({
  staticData: { name: 'ResetPasswordSend', title: 'Reset Password' },
  component: () => <MailRequestPage what="password_reset" />,
})
