import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionCalls } from '#domain/auth/session-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { notify } from '#src/ui/notices.ts'
import { leaveSession } from './leave-session.ts'

/** Logout (specification, section 4): the server's token ends, this browser forgets, a notice says so. */
export function useLogOut(): () => void {
  const services = useApp()
  const router = useRouter()
  return useCallback(() => {
    const ended = services.api(sessionCalls.logOut).catch(() => null)
    void ended.finally(() => {
      leaveSession(services)
      notify({ kind: 'info', text: 'You have been logged out!', life: 5000 })
      const flags = router.state.matches.map((match) => match.staticData)
      const { href } = router.state.location
      if (flags.some((flag) => flag.requireAdmin === true))
        void router.navigate({ to: '/auth/login', search: { to: href } })
      else if (flags.some((flag) => flag.loginRequired === true)) void router.navigate({ to: '/' })
    })
  }, [services, router])
}
