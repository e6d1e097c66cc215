import { Box, chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { UserCircle } from '@phosphor-icons/react/dist/ssr/UserCircle'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLogOut } from '#src/features/auth/use-log-out.ts'
import { Icon } from '#src/ui/icon.tsx'
import { profileLinks } from './main-navigation.ts'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

/** The Profile dropdown: a button that discloses a list of links and Logout; closes on Escape, outside and navigation. */
export function ProfileMenu() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const logOut = useLogOut()
  useCloseOnNavigation(close)
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, close])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }

  return (
    <Box ref={box} position="relative" display="flex" onKeyDown={onKeyDown}>
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="profile-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={UserCircle} /> Profile <Icon of={CaretDown} size={18} />
      </MenuButton>
      <Box
        id="profile-menu"
        hidden={!isOpen}
        position="absolute"
        right={0}
        top="calc(100% + 8px)"
        zIndex="navMenu"
        bg="raised"
        boxShadow="float"
        borderRadius="control"
        minWidth="230px"
        py="8px"
      >
        {profileLinks.map((link) => (
          <MenuLink key={link.to} to={link.to}>
            {link.label}
          </MenuLink>
        ))}
        <MenuAction type="button" onClick={logOut}>
          Logout
        </MenuAction>
      </Box>
    </Box>
  )
}

const row = {
  display: 'block',
  width: '100%',
  px: '18px',
  py: '11px',
  textAlign: 'left',
  textStyle: 'small',
  color: 'text',
  textDecoration: 'none',
  _hover: { bg: 'soft', color: 'onSoft' },
  '&[data-status=active]': { boxShadow: 'inset 5px 0 0 {colors.accent}' },
} as const
const MenuLink = chakra(Link, { base: row })
const MenuAction = chakra('button', { base: row })
const MenuButton = chakra('button', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', px: '12px', textStyle: 'smallStrong', color: 'text' },
})
