import { createFileRoute } from '@tanstack/react-router'
import { UpdatePasswordPage } from '#src/features/auth/update-password-page.tsx'

export const Route = createFileRoute('/auth/password/update')({
  staticData: { name: 'UpdatePassword', title: 'Update Password', loginRequired: true },
  component: UpdatePasswordPage,
})
