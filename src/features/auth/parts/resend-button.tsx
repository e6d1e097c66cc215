import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { ApiProblem } from '#src/lib/api-problem.ts'
import { Button } from '#src/ui/button.tsx'
import { notify } from '#src/ui/notices.ts'

/** Has the activation mail sent again to the address that stands in the form. */
export function ResendButton({ email }: { email: () => string }) {
  const { api } = useApp()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      await api(authCalls.resendActivation, { body: { email: email() } })
      await router.navigate({ to: '/auth/activation/sent' })
    } catch (error) {
      notify({ kind: 'error', text: error instanceof ApiProblem ? error.message : 'The mail could not be sent.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="ink" size="dense" busy={isBusy && 'Sending'} onClick={() => void resend()}>
      Send the mail again
    </Button>
  )
}
