import { useRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MessagePage } from './page-frame.tsx'

/** The forbidden screen, texts to the letter (specification, 2.6). */
export function ForbiddenPage() {
  const router = useRouter()
  // Opened by hand or in a new tab there is nothing behind this page.
  const goBack = () => (router.history.length > 1 ? router.history.back() : void router.navigate({ to: '/' }))
  return (
    <MessagePage
      title="Error 403 - Forbidden"
      actions={
        <>
          <LinkButton to="/" kind="primary">
            Go Home
          </LinkButton>
          <Button kind="outline" onClick={goBack}>
            Go Back
          </Button>
        </>
      }
    >
      Sorry, you do not have the necessary permissions to access this. Please contact your system administrator if this
      is incorrect.
    </MessagePage>
  )
}
