import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type DrawingName, LineDrawing } from '#src/ui/line-drawing.tsx'

type EmptyStateProps = {
  drawing?: DrawingName
  /** What is missing: 'No results for round 5 yet'. */
  title: string
  /** When or how it comes. */
  children?: ReactNode
  /** One link or button. */
  action?: ReactNode
}

/** Nothing here yet, why, and what to do next. */
export function EmptyState({ drawing = 'obstacles', title, children, action }: EmptyStateProps) {
  return (
    <chakra.div display="grid" justifyItems="start" gap="4px" py="24px" maxWidth="56ch">
      <LineDrawing name={drawing} />
      <chakra.h2 textStyle="h4" mt="8px">
        {title}
      </chakra.h2>
      {children && (
        <chakra.div color="text2" textStyle="small">
          {children}
        </chakra.div>
      )}
      {action}
    </chakra.div>
  )
}
