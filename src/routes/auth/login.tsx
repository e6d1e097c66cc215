import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { safeReturnPath } from '#src/app/navigation-guard.ts'
import { LogInPage } from '#src/features/auth/log-in-page.tsx'

export const Route = createFileRoute('/auth/login')({
  staticData: { name: 'LogIn', title: 'Log In' },
  validateSearch: z.object({ to: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: ({ context, search }) => {
    if (context.session?.isAuthenticated() === true) throw redirect({ href: safeReturnPath(search.to), replace: true })
  },
  component: Page,
})

function Page() {
  return <LogInPage to={Route.useSearch().to} />
}
