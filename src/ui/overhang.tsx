import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * A line that starts in its table cell and runs on under the next ones: it counts in the row's height, not in the width of
 * the column. `width` is how far it may run, as a CSS length for each breakpoint.
 */
export function Overhang({ width, children }: { width: Record<string, string>; children: ReactNode }) {
  return (
    <chakra.div width="0">
      <chakra.div width={width}>{children}</chakra.div>
    </chakra.div>
  )
}
