import { chakra } from '@chakra-ui/react'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { signInRefusals } from '#domain/auth/sign-in-refusals.ts'
import { Callout } from '#src/ui/callout.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Input } from '#src/ui/input.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useLogIn } from './auth-commands.ts'
import { ResendButton } from './parts/resend-button.tsx'

/** LogIn. `to` is the path that the reader was on the way to. */
export function LogInPage({ to }: { to?: string | undefined }) {
  const logIn = useLogIn(to)
  const form = useForm({
    schema: authCalls.logIn.body,
    labels: { email: 'E-mail', password: 'Password' },
    draft: 'log-in',
    ...logIn,
  })
  const waitsForActivation = form.problems.whole.includes(signInRefusals.not_activated)
  return (
    <SplitPage title="Log In" scene="gate" lead={to === undefined ? undefined : 'Log in to go on where you were.'}>
      <Form state={form} submit="Log In" busy="Logging in">
        {waitsForActivation && (
          <Callout kind="info" action={<ResendButton email={() => form.typed().email ?? ''} />}>
            The mail may lie among the unwanted ones.
          </Callout>
        )}
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
        <Field {...form.field('password')} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </Form>
      <chakra.ul listStyleType="none" padding={0} mt="28px" display="grid" gap="10px">
        <li>
          <TextLink to="/auth/password/reset/send">Forgot your password?</TextLink>
        </li>
        <li>
          No account yet? <TextLink to="/auth/signup">Sign Up</TextLink>
        </li>
      </chakra.ul>
    </SplitPage>
  )
}
