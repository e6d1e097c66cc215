import { useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { Form } from '#src/ui/form/form.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/**
 * Where the link of the activation mail leads. It waits for a press: programs that look into mails open links by
 * themselves and would use the link up.
 */
export function ActivatePage({ uid, token }: { uid: string; token: string }) {
  const { api } = useApp()
  const router = useRouter()
  const form = useForm({
    schema: z.object({}),
    labels: {},
    send: () => api(authCalls.activate, { body: { uid, token } }),
    done: () => void router.navigate({ to: '/auth/activation/complete', replace: true }),
  })
  const isRefused = form.lines.length > 0
  return (
    <SplitPage
      title="One press and you are in"
      scene="gate"
      lead="This makes your account active. Then you log in with your e-mail and password."
    >
      <Form state={form} submit="Activate my account" busy="Activating">
        {isRefused && (
          <p>
            <TextLink to="/auth/activation/resend">Send me a new link</TextLink> or{' '}
            <TextLink to="/auth/login">log in</TextLink>.
          </p>
        )}
      </Form>
    </SplitPage>
  )
}
