import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'

/** A link of the bar; `data-status=active` comes from the router; it or `data-here` draws the 5 px sky mark. */
export const NavLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '15px',
    textStyle: 'smallStrong',
    color: 'text',
    textDecoration: 'none',
    borderBottom: '5px solid transparent',
    borderTop: '5px solid transparent',
    transition: 'border-color 120ms',
    _hover: { borderBottomColor: 'line' },
    '&:is([data-status=active], [data-here])': { borderBottomColor: 'accent' },
  },
})
