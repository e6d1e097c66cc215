import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { Form } from '#src/ui/form/form.tsx'
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { useLeaveForLogIn } from './auth-commands.ts'

/** ResetPassword: where the link of the mail leads. */
export function ResetPasswordPage({ uid, token }: { uid: string; token: string }) {
  const { api } = useApp()
  const leaveForLogIn = useLeaveForLogIn()
  const form = useForm({
    schema: authCalls.confirmPasswordReset.body,
    labels: { new_password: 'New password' },
    complete: ({ new_password }) => ({ uid, token, new_password }),
    send: (body) => api(authCalls.confirmPasswordReset, { body }),
    done: () => leaveForLogIn('Your password was changed. Log in with the new one.'),
  })
  return (
    <SplitPage title="Choose a new password" scene="rocks" lead="All your devices are logged out by this.">
      <Form state={form} submit="Set new password" busy="Setting">
        {form.problems.whole.length > 0 && (
          <p>
            <TextLink to="/auth/password/reset/send">Send me a new link</TextLink>
          </p>
        )}
        <NewPasswordField {...form.field('new_password')} name="new_password" />
      </Form>
    </SplitPage>
  )
}
