import { useLocation } from '@tanstack/react-router'
import { useIsAuthenticated } from '#src/features/auth/use-session.ts'
import { useSite } from '#src/features/site/use-site.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MessagePage } from './page-frame.tsx'

/** For a screen of the specification that this release does not have: says so, and what the screen is for. Never linked. */
export function LaterPage({ what }: { what: string }) {
  const isAuthenticated = useIsAuthenticated()
  const site = useSite()
  const { href } = useLocation()
  if (!isAuthenticated) {
    return (
      <MessagePage
        title="Sign in first"
        actions={
          <LinkButton to="/auth/login" search={{ to: href }} kind="primary">
            Log In
          </LinkButton>
        }
      >
        This part of the site is for people with an account.
      </MessagePage>
    )
  }
  return (
    <MessagePage
      title="Not in this release"
      actions={
        <LinkButton to="/" kind="outline">
          Go home
        </LinkButton>
      }
    >
      {what}: this screen is not part of the release you are using.
      {site.contact_email !== null && ` Until it is, the race office helps: ${site.contact_email}.`}
    </MessagePage>
  )
}
