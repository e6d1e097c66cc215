import { useRouter } from '@tanstack/react-router'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { safeReturnPath } from '#src/app/navigation-guard.ts'
import { notify } from '#src/ui/notices.ts'
import { enterSession } from './enter-session.ts'
import { leaveSession } from './leave-session.ts'

/** Signs in and goes where the reader wanted to (`to`). A failed login clears any token (specification, section 8). */
export function useLogIn(to: string | undefined) {
  const services = useApp()
  const router = useRouter()
  return {
    send: (body: { email: string; password: string }) => services.api(authCalls.logIn, { body }),
    done: ({ auth_token }: { auth_token: string }) => {
      enterSession(services, auth_token)
      router.history.replace(safeReturnPath(to))
    },
    refused: () => leaveSession(services),
  }
}

/** After a change of the password nobody is signed in any more: says so and leads to LogIn. */
export function useLeaveForLogIn() {
  const services = useApp()
  const router = useRouter()
  return (text: string) => {
    leaveSession(services)
    notify({ kind: 'success', text, life: 8000 })
    void router.navigate({ to: '/auth/login', replace: true })
  }
}
