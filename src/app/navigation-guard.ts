import { redirect } from '@tanstack/react-router'
import { currentUserQuery } from '#src/features/users/user-queries.ts'
import type { RouteFlags } from '#src/router.tsx'
import type { AppServices } from './app-context.ts'

/**
 * The specification's guard (section 4): a login-required route without a sign-in goes to LogIn with the attempted path
 * in `to`; an admin route for somebody who is neither staff nor superuser goes to AccessDenied. On the server nobody is
 * signed in and guarded pages are never rendered.
 */
export async function guardNavigation(
  services: AppServices,
  flags: readonly RouteFlags[],
  href: string,
): Promise<void> {
  const { session, api, queryClient } = services
  const requireAdmin = flags.some((flag) => flag.requireAdmin === true)
  const loginRequired = requireAdmin || flags.some((flag) => flag.loginRequired === true)
  if (!loginRequired || session === null) return
  if (!session.isAuthenticated()) throw redirect({ to: '/auth/login', search: { to: href }, replace: true })
  if (!requireAdmin) return
  const user = await queryClient.ensureQueryData(currentUserQuery(api)).catch((error: unknown) => {
    if (session.isAuthenticated()) throw error
    throw redirect({ to: '/auth/login', search: { to: href }, replace: true })
  })
  if (!user.is_staff && !user.is_superuser && !user.is_platform_admin)
    throw redirect({ to: '/error/403', replace: true })
}

/** Where to go after signing in: `to` when it is a path of this site, else the home page. */
export function safeReturnPath(to: string | undefined): string {
  if (to === undefined || !to.startsWith('/') || to.includes('\\') || !URL.canParse(to, thisSite)) return '/'
  const inside = new URL(to, thisSite)
  // `/..//evil.example` comes out as `//evil.example`, which a browser takes for another site.
  const isOwn = inside.origin === thisSite && !inside.pathname.startsWith('//')
  return isOwn && !inside.pathname.startsWith('/auth/') ? inside.pathname + inside.search + inside.hash : '/'
}

const thisSite = 'https://site.invalid'
