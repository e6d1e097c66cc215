import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { passwordStrength } from '#domain/auth/credentials.ts'
import { Field } from '#src/ui/field.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'

const words = ['Not enough yet', 'Fair', 'Good', 'Strong', 'Very strong'] as const

type NewPasswordFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & { name: string }

/** A password to be chosen: shown on demand, pasted and generated ones welcome, its strength in words and bars. */
export function NewPasswordField({ name, ...field }: NewPasswordFieldProps) {
  const [value, setValue] = useState('')
  const strength = passwordStrength(value)
  return (
    <div>
      <Field {...field} hint="At least 10 characters. A short sentence is easy to remember and hard to guess." required>
        <PasswordInput
          name={name}
          autoComplete="new-password"
          onInput={(event) => setValue(event.currentTarget.value)}
        />
      </Field>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="12px"
        mt="10px"
        visibility={value === '' ? 'hidden' : 'visible'}
      >
        <chakra.div display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="4px" flex="1" maxWidth="220px" aria-hidden>
          {[1, 2, 3, 4].map((step) => (
            <chakra.span key={step} height="8px" bg={barColour(step, strength)} />
          ))}
        </chakra.div>
        <chakra.span role="status" textStyle="label" color="text2">
          {value === '' ? '' : words[strength]}
        </chakra.span>
      </chakra.div>
    </div>
  )
}

function barColour(step: number, strength: number): 'line' | 'warnBar' | 'text' {
  if (step > strength) return 'line'
  return strength === 1 ? 'warnBar' : 'text'
}
