import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type StepBarProps = {
  steps: readonly string[]
  /** Index of the step on the screen, from 0; the ones before it are done. */
  current: number
}

/** Where one stands in a series of screens. On a phone only the step on the screen keeps its name. */
export function StepBar({ steps, current }: StepBarProps) {
  return (
    <chakra.ol listStyleType="none" padding={0} display="flex" gap="6px">
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          flex={{ base: index === current ? '2 1 0' : '1 1 0', md: '1 1 0' }}
          minWidth={0}
          borderTop="6px solid"
          borderColor={index <= current ? 'sky.400' : 'line'}
          pt="10px"
          color={index === current ? 'text' : 'text2'}
          textStyle="label"
          whiteSpace="nowrap"
        >
          <chakra.span fontFamily="shout" fontWeight={800} fontSize="1.375rem" mr="10px">
            {index + 1}
          </chakra.span>
          <chakra.span display={{ base: index === current ? 'inline' : 'none', md: 'inline' }} textStyle="kicker">
            {step}
          </chakra.span>
          {index < current && <VisuallyHidden>done</VisuallyHidden>}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
