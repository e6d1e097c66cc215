import { Grid } from '@chakra-ui/react'
import { Field } from '#src/ui/field.tsx'
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx'
import { Input } from '#src/ui/input.tsx'

type FieldOf = (name: 'first_name' | 'last_name' | 'email' | 'password') => {
  id: string
  label: string
  error: string | null
}

/** The account that may do everything for the club. */
export function OwnerFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="24px 16px">
        <Field {...field('first_name')} required>
          <Input name="first_name" autoComplete="given-name" />
        </Field>
        <Field {...field('last_name')} required>
          <Input name="last_name" autoComplete="family-name" />
        </Field>
      </Grid>
      <Field {...field('email')} hint="You log in with it." required>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <NewPasswordField {...field('password')} name="password" />
    </>
  )
}
