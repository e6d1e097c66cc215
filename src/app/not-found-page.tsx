import { LinkButton } from '#src/ui/link-button.tsx'
import { MessagePage } from './page-frame.tsx'

/** For an address that leads nowhere, and for things that are not there (or not for everybody). */
export function NotFoundPage() {
  return (
    <MessagePage
      title="Off the track"
      actions={
        <>
          <LinkButton to="/events" kind="primary">
            See the events
          </LinkButton>
          <LinkButton to="/" kind="outline">
            Go home
          </LinkButton>
        </>
      }
    >
      There is nothing at this address. It may have moved, or the link has a typing mistake.
    </MessagePage>
  )
}
