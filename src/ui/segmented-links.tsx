import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** One of a few views of the same thing, joined: `All | Pro | Veteran 40+`. Children are SegmentLinks. */
export function SegmentedLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      maxWidth="100%"
      overflowX="auto"
      width={{ base: '100%', md: 'fit-content' }}
      border="2px solid"
      borderColor="ink"
      borderRadius="control"
    >
      {children}
    </chakra.nav>
  )
}

/** A segment that is a plain link; `aria-current="page"` marks the one shown. */
export const SegmentAnchor = chakra('a', {
  base: {
    display: 'flex',
    flex: { base: '1 0 auto', md: '0 0 auto' },
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44px',
    px: '16px',
    textStyle: 'smallStrong',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outlineOffset: '-5px',
    '& + &': { borderLeft: '2px solid {colors.ink}' },
    _hover: { bg: 'sunken' },
    '&:is([aria-current=page], [data-status=active])': { bg: 'ink', color: 'onInk' },
  },
})

/** A segment that is a route. For routes that differ in the search only pass `activeOptions={{ includeSearch: true }}`. */
export const SegmentLink = createLink(SegmentAnchor)
