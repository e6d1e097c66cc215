import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiProblem } from '#src/lib/api-problem.ts'
import { isMissingChunk } from '#src/offline/missing-chunk.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MessagePage } from './page-frame.tsx'

/** What a screen shows when it could not load or broke: what is the matter, what is safe, a way on. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOffline = (error instanceof ApiProblem && error.isOffline) || isMissingChunk(error)
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      title={isOffline ? 'Not on this phone yet' : 'This page fell over'}
      actions={
        <>
          <Button kind="primary" onClick={again}>
            Try again
          </Button>
          <LinkButton to="/" kind="outline">
            Go home
          </LinkButton>
        </>
      }
    >
      {isOffline
        ? 'There is no connection, and this page was not opened on this device before. Pages that you have visited work without a connection.'
        : 'Nothing you entered elsewhere is lost. Try again; if it happens every time, tell the club.'}
    </MessagePage>
  )
}
