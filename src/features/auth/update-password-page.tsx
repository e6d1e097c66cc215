import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useLeaveForLogIn } from './auth-commands.ts'
import { AccountName } from './parts/account-name.tsx'
import { useCurrentUser } from './use-session.ts'

/** UpdatePassword: the current one and a new one; afterwards everybody logs in again. */
export function UpdatePasswordPage() {
  const { api } = useApp()
  const leaveForLogIn = useLeaveForLogIn()
  const user = useCurrentUser()
  const form = useForm({
    schema: authCalls.setPassword.body,
    labels: { current_password: 'Current password', new_password: 'New password' },
    complete: ({ current_password, new_password }) => ({ current_password, new_password }),
    send: (body) => api(authCalls.setPassword, { body }),
    done: () => leaveForLogIn('Your password was changed. Log in with the new one.'),
  })
  return (
    <SplitPage
      title="Update password"
      scene="rocks"
      lead="All your devices are logged out by this; then log in with the new password."
    >
      <Form state={form} submit="Change password" busy="Changing">
        <AccountName email={user?.email ?? ''} />
        <Field
          {...form.field('current_password')}
          hint={<TextLink to="/auth/password/reset/send">Forgot it?</TextLink>}
          required
        >
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
        <NewPasswordField {...form.field('new_password')} name="new_password" />
      </Form>
    </SplitPage>
  )
}
