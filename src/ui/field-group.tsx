import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldError } from '#src/ui/field.tsx'

type FieldGroupProps = { label: ReactNode; hint?: ReactNode; error?: string | null | undefined; children: ReactNode }

/** Several controls under one question: radios, checkboxes, a date in three parts. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId()
  const hasError = typeof error === 'string' && error !== ''
  return (
    <chakra.fieldset
      border="0"
      padding={0}
      margin={0}
      minWidth={0}
      aria-describedby={hasError ? `${id}-error` : undefined}
      aria-invalid={hasError || undefined}
    >
      <chakra.legend textStyle="smallStrong" fontSize="1.0625rem" mb="8px" padding={0}>
        {label}
      </chakra.legend>
      {hint && (
        <chakra.p color="text2" textStyle="small" mb="8px">
          {hint}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="8px">
        {children}
      </chakra.div>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
