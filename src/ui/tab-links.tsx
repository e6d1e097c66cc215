import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The parts of one large thing, each a route, over a line of ink; the one shown stands on sky. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      gap={{ base: '20px', md: '26px' }}
      overflowX="auto"
      boxShadow="inset 0 -2px 0 {colors.ink}"
    >
      {children}
    </chakra.nav>
  )
}

export const TabAnchor = chakra('a', {
  base: {
    flexShrink: 0,
    pt: '10px',
    pb: '12px',
    color: 'text2',
    fontSize: '1.125rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '6px solid transparent',
    outlineOffset: '-4px',
    _hover: { color: 'text', borderBottomColor: 'line' },
    '&:is([aria-current=page], [data-status=active])': { color: 'text', borderBottomColor: 'sky.400' },
  },
})

/** A tab that is a route. */
export const TabLink = createLink(TabAnchor)
