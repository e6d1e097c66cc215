import { useRouter } from '@tanstack/react-router'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Input } from '#src/ui/input.tsx'

const requests = {
  activation: {
    call: authCalls.resendActivation,
    title: 'Send the link again',
    lead: 'The mail with the activation link did not arrive, or the link is too old? Have a new one sent.',
    next: '/auth/activation/sent',
    scene: 'tyres',
  },
  password_reset: {
    call: authCalls.resetPassword,
    title: 'Choose a new password',
    lead: 'Tell us your e-mail address, and we send a link there.',
    next: '/auth/password/reset/sent',
    scene: 'rocks',
  },
} as const

/** ResendActivation and ResetPasswordSend: an address, and a mail if it is known. Nobody learns which. */
export function MailRequestPage({ what }: { what: keyof typeof requests }) {
  const { api } = useApp()
  const router = useRouter()
  const { call, title, lead, next, scene } = requests[what]
  const form = useForm({
    schema: call.body,
    labels: { email: 'E-mail' },
    draft: what,
    send: (body) => api(call, { body }),
    done: () => void router.navigate({ to: next, replace: true }),
  })
  return (
    <SplitPage title={title} lead={lead} scene={scene}>
      <Form state={form} submit="Send the mail" busy="Sending">
        <Field {...form.field('email')} required>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </Form>
    </SplitPage>
  )
}
