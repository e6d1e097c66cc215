import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#src/features/auth/sign-up-page.tsx'

export const Route = createFileRoute('/auth/signup')({
  staticData: { name: 'SignUp', title: 'Sign Up' },
  component: SignUpPage,
})
