import { chakra } from '@chakra-ui/react'
import { ArrowClockwise } from '@phosphor-icons/react/dist/ssr/ArrowClockwise'
import { WarningOctagon } from '@phosphor-icons/react/dist/ssr/WarningOctagon'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type ErrorStateProps = {
  /** What failed: 'The entry list did not load'. */
  title: string
  /** What is safe: 'Your place and your cart are not affected.' */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/** What failed, what is safe, and Try again. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <chakra.div role="alert" display="grid" justifyItems="start" gap="12px" py="16px" maxWidth="56ch">
      <chakra.h2 textStyle="h4" color="error" display="flex" alignItems="center" gap="12px">
        <Icon of={WarningOctagon} size={24} />
        {title}
      </chakra.h2>
      {children && (
        <chakra.div color="text2" textStyle="small">
          {children}
        </chakra.div>
      )}
      {onRetry && (
        <Button size="dense" icon={ArrowClockwise} busy={retrying && 'Trying'} onClick={onRetry}>
          Try again
        </Button>
      )}
    </chakra.div>
  )
}
