import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '#src/ui/field.tsx'

const TICK =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27%3E%3Cpath d=%27M4.5 12.5l5 5L20 7%27 fill=%27none%27 stroke=%27black%27 stroke-width=%273.4%27/%3E%3C/svg%3E")'
const BAR =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27%3E%3Cpath d=%27M5 12h14%27 stroke=%27black%27 stroke-width=%273.4%27/%3E%3C/svg%3E")'

/** The mark is a mask in the box's own text colour, so that it follows light, dark and sunlight. */
function mark(image: string) {
  return {
    content: '""',
    position: 'absolute',
    inset: '1px',
    bg: 'onInk',
    maskImage: image,
    maskSize: 'contain',
  } as const
}

const choiceBase = {
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  margin: 0,
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'lineControl',
  bg: 'surface',
  cursor: 'pointer',
  _checked: { bg: 'ink', borderColor: 'ink' },
  _invalid: { borderColor: 'error' },
  _disabled: { borderColor: 'line', bg: 'sunken', cursor: 'not-allowed' },
} as const

const Box = chakra('input', {
  base: {
    ...choiceBase,
    borderRadius: 'badge',
    _indeterminate: { bg: 'ink', borderColor: 'ink' },
    '&:checked::after': mark(TICK),
    '&:indeterminate::after': mark(BAR),
  },
})

const Dot = chakra('input', {
  base: {
    ...choiceBase,
    borderRadius: '50%',
    '&:checked::after': { content: '""', position: 'absolute', inset: '5px', borderRadius: '50%', bg: 'onInk' },
  },
})

type ChoiceProps = Omit<ComponentProps<typeof Box>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** Keeps the label for the ear only, as in a table's first column. */
  labelHidden?: boolean
  /** A checkbox that stands for some of many; drawn as a bar. */
  partly?: boolean
}

function Choice({
  kind,
  label,
  hint,
  error,
  labelHidden = false,
  partly = false,
  id,
  ...rest
}: ChoiceProps & { kind: 'box' | 'dot' }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hasError = typeof error === 'string' && error !== ''
  const Control = kind === 'box' ? Box : Dot
  const setPartly = (node: HTMLInputElement | null) => {
    if (node !== null) node.indeterminate = partly
  }
  return (
    <chakra.div>
      <chakra.label
        htmlFor={controlId}
        display="inline-flex"
        alignItems="flex-start"
        gap="12px"
        py="4px"
        cursor="pointer"
      >
        <Control
          type={kind === 'box' ? 'checkbox' : 'radio'}
          id={controlId}
          ref={setPartly}
          aria-label={labelHidden && typeof label === 'string' ? label : undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${controlId}-error` : undefined}
          {...rest}
        />
        {!labelHidden && (
          <chakra.span textStyle="body" lineHeight={1.4}>
            {label}
            {hint && (
              <chakra.span display="block" color="text2" textStyle="small">
                {hint}
              </chakra.span>
            )}
          </chakra.span>
        )}
      </chakra.label>
      {hasError && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </chakra.div>
  )
}

/** A box to tick with its own label beside it; it needs no Field. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="box" {...props} />
}

/** One of several: give all of a group the same `name`, inside a FieldGroup. */
export function Radio(props: Omit<ChoiceProps, 'partly'>) {
  return <Choice kind="dot" {...props} />
}
