import { createFileRoute } from '@tanstack/react-router'
import { NoticePage } from '#src/features/auth/notice-page.tsx'

export const Route = createFileRoute('/auth/password/reset/sent')({
  staticData: { name: 'ResetPasswordSent', title: 'Reset Password Sent' },
  component: () => <NoticePage what="reset_sent" />,
})
