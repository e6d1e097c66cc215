import { chakra } from '@chakra-ui/react'
import { XCircle } from '@phosphor-icons/react/dist/ssr/XCircle'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/icon.tsx'

export type FormErrorLine = {
  /** The id given to the Field, to lead there; without it the line concerns the whole form. */
  field_id?: string
  text: string
}

type FormErrorsProps = {
  errors: readonly FormErrorLine[]
  /** Counts the tries to send: with every try that failed the summary takes the focus again. */
  attempt?: number
}

/** The summary on top of a form. It takes the focus when errors appear; each line leads to its control. */
export function FormErrors({ errors, attempt = 0 }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus although nothing else changed
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors, attempt])
  if (!hasErrors) return null
  const title = errors.length === 1 ? 'One thing to correct' : `${errors.length} things to correct`
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      bg="errorTint"
      color="error"
      borderTop="6px solid"
      borderColor="error"
      p={{ base: '16px', md: '20px 24px' }}
      mb="24px"
    >
      <chakra.h2 textStyle="h4" display="flex" alignItems="center" gap="10px">
        <Icon of={XCircle} size={24} />
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none" padding={0} mt="8px" display="grid" gap="4px">
        {errors.map((error) => (
          <li key={`${error.field_id ?? ''}${error.text}`}>
            {error.field_id === undefined ? (
              error.text
            ) : (
              <a href={`#${error.field_id}`} onClick={(event) => focusField(event, error.field_id)}>
                {error.text}
              </a>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

/** An anchor alone would scroll; the caret belongs into the control. */
function focusField(event: { preventDefault: () => void }, fieldId: string | undefined): void {
  const control = fieldId === undefined ? null : document.getElementById(fieldId)
  if (control === null) return
  event.preventDefault()
  control.focus()
  control.scrollIntoView({ block: 'center' })
}
