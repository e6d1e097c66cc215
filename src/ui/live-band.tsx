import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { StatusBadge } from '#src/ui/status-badge.tsx'

type LiveBandProps = {
  /** Instead of 'Live': 'Red flag'. */
  badge?: string
  title: string
  /** The one way to it. */
  action: ReactNode
}

/** What goes on just now, over everything that is done. */
export function LiveBand({ badge = 'Live', title, action }: LiveBandProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="12px 20px"
      mt="32px"
      py="16px"
      borderTop="2px solid {colors.ink}"
      borderBottom="1px solid {colors.line}"
      data-print="hide"
    >
      <StatusBadge kind="live">{badge}</StatusBadge>
      <chakra.p textStyle="h3" flex="1" minWidth="min(24ch, 100%)">
        {title}
      </chakra.p>
      {action}
    </Flex>
  )
}
