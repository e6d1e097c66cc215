import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SectionHeadingProps = {
  children: ReactNode
  /** At the right: a count, a link, arrows. */
  aside?: ReactNode
  level?: 2 | 3
  id?: string
}

/** A section's title, set left, its aside right on the same foot. */
export function SectionHeading({ children, aside, level = 2, id }: SectionHeadingProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      gap="8px 24px"
      mb="20px"
    >
      <chakra.h2 as={level === 2 ? 'h2' : 'h3'} id={id} textStyle={level === 2 ? 'h2' : 'h3'}>
        {children}
      </chakra.h2>
      {aside && <chakra.div textStyle="small">{aside}</chakra.div>}
    </chakra.div>
  )
}
