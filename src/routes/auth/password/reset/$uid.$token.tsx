import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#src/features/auth/reset-password-page.tsx'

export const Route = createFileRoute('/auth/password/reset/$uid/$token')({
  staticData: { name: 'ResetPassword', title: 'Reset Password' },
  component: Page,
})

function Page() {
  return <ResetPasswordPage {...Route.useParams()} />
}
