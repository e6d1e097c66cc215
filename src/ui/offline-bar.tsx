import { chakra } from '@chakra-ui/react'
import { Clock } from '@phosphor-icons/react/dist/ssr/Clock'
import { WifiSlash } from '@phosphor-icons/react/dist/ssr/WifiSlash'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type OfflineBarProps = {
  /** The time of what is shown, such as '14:32'; without it only that there is no network. */
  asOf?: string | undefined
  /** How many entries wait to be sent, and the sentence for it. */
  waiting?: number
  children?: ReactNode
}

/** Under the navigation while there is no network: since when, what waits, how much. */
export function OfflineBar({ asOf, waiting = 0, children }: OfflineBarProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      gap="8px 12px"
      minHeight="48px"
      px="16px"
      py="8px"
      bg="offline"
      color="onOffline"
      textStyle="small"
    >
      <Icon of={WifiSlash} />
      <chakra.span flex="1">
        <strong>{asOf === undefined ? 'Offline' : `Offline, as of ${asOf}`}</strong>
        {children && <chakra.span ml="10px">{children}</chakra.span>}
      </chakra.span>
      {waiting > 0 && (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="6px"
          px="10px"
          minHeight="30px"
          bg="#000"
          color="candlelight.400"
          borderRadius="badge"
          textStyle="label"
        >
          <Icon of={Clock} size={18} />
          <span aria-hidden>{waiting}</span>
          <VisuallyHidden>{waiting === 1 ? '1 entry waits' : `${waiting} entries wait`}</VisuallyHidden>
        </chakra.span>
      )}
    </chakra.div>
  )
}
