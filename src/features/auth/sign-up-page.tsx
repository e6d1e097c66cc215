import { chakra, Grid } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Input } from '#src/ui/input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** SignUp: an account in four fields; what racing needs is asked when somebody enters a race. */
export function SignUpPage() {
  const { api } = useApp()
  const router = useRouter()
  const form = useForm({
    schema: authCalls.register.body,
    labels: { first_name: 'First name', last_name: 'Last name', email: 'E-mail', password: 'Password' },
    draft: 'sign-up',
    send: (body) => api(authCalls.register, { body }),
    done: () => void router.navigate({ to: '/auth/account-created', replace: true }),
  })
  return (
    <SplitPage
      title="Sign Up"
      scene="logs"
      lead="One account for you and the riders you look after: children, partner, parents."
    >
      <Form state={form} submit="Create account" busy="Creating account" asksBeforeLeaving>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="24px 16px">
          <Field {...form.field('first_name')} required>
            <Input name="first_name" autoComplete="given-name" />
          </Field>
          <Field {...form.field('last_name')} required>
            <Input name="last_name" autoComplete="family-name" />
          </Field>
        </Grid>
        <Field {...form.field('email')} hint="We send a link there to activate the account." required>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <NewPasswordField {...form.field('password')} name="password" />
      </Form>
      <chakra.p textStyle="small" color="text2" mt="20px">
        How we treat your data stands in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </chakra.p>
      <chakra.p mt="16px">
        You have an account? <TextLink to="/auth/login">Log In</TextLink>
      </chakra.p>
    </SplitPage>
  )
}
