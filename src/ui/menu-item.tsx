import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

const itemStyle = {
  base: {
    display: 'flex',
    width: '100%',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    px: '18px',
    textAlign: 'left',
    textDecoration: 'none',
    outlineOffset: '-3px',
    _hover: { bg: 'soft', color: 'onSoft' },
    '&[data-status=active]': { boxShadow: 'inset 5px 0 0 {colors.sky.400}' },
  },
} as const

/** A line of a DropMenu that goes to a route. */
export const MenuLink = createLink(chakra('a', itemStyle))

/** A line of a DropMenu that acts. */
export const MenuButton = chakra('button', itemStyle)
