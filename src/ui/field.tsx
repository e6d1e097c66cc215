import { chakra } from '@chakra-ui/react'
import { XCircle } from '@phosphor-icons/react/dist/ssr/XCircle'
import { type ReactNode, useId } from 'react'
import { FieldContext } from '#src/ui/field-context.ts'
import { Icon } from '#src/ui/icon.tsx'

type FieldProps = {
  label: ReactNode
  /** The control's id, so that the list of errors can lead to it. */
  id?: string
  hint?: ReactNode
  error?: string | null | undefined
  /** Says 'optional' behind the label; what is required needs no mark. */
  optional?: boolean
  required?: boolean
  children: ReactNode
}

/** The sentence under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p id={id} display="flex" gap="8px" color="error" textStyle="smallStrong" mt="8px">
      <chakra.span pt="2px">
        <Icon of={XCircle} size={18} />
      </chakra.span>
      {children}
    </chakra.p>
  )
}

/** Label above, one control, hint and error below; the control inside is tied to all three by itself. */
export function Field({ label, id, hint, error, optional = false, required = false, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const hasError = typeof error === 'string' && error !== ''
  const describedBy = [hasError ? errorId : '', hint ? hintId : ''].filter((part) => part !== '').join(' ')
  const links = {
    id: controlId,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': hasError || undefined,
    'aria-required': required || undefined,
  } as const
  return (
    <chakra.div minWidth={0}>
      <chakra.label htmlFor={controlId} display="block" textStyle="smallStrong" fontSize="1.0625rem" mb="8px">
        {label}
        {optional && (
          <chakra.span color="text3" fontWeight={400}>
            {' '}
            optional
          </chakra.span>
        )}
      </chakra.label>
      <FieldContext.Provider value={links}>{children}</FieldContext.Provider>
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <chakra.p id={hintId} color="text2" textStyle="small" mt="8px">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}
