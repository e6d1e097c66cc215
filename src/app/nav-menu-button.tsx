import { Box, chakra } from '@chakra-ui/react'
import { List } from '@phosphor-icons/react/dist/ssr/List'
import { Link, useLocation } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { isAdmin } from '#domain/core/access.ts'
import { useLogOut } from '#src/features/auth/use-log-out.ts'
import { useCurrentUser, useIsAuthenticated } from '#src/features/auth/use-session.ts'
import { Icon } from '#src/ui/icon.tsx'
import { isSectionOf, mainLinks, profileLinks } from './main-navigation.ts'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

/** Below 961 px: all links behind one button. A `details` element, so that it opens before and without scripts. */
export function NavMenuButton() {
  const details = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => {
    if (details.current !== null) details.current.open = false
  }, [])
  useCloseOnNavigation(close)
  const isAuthenticated = useIsAuthenticated()
  const user = useCurrentUser()
  const logOut = useLogOut()
  const { pathname } = useLocation()
  return (
    <Details ref={details} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Summary aria-label="Menu">
        <Icon of={List} size={26} />
      </Summary>
      <Box
        position="absolute"
        left={0}
        right={0}
        top="100%"
        zIndex="navMenu"
        bg="bg"
        boxShadow="float"
        maxHeight="calc(100vh - 60px)"
        overflowY="auto"
        pb="16px"
      >
        <nav aria-label="Menu">
          {mainLinks.map((link) => (
            <MenuLink
              key={link.to}
              to={link.to}
              activeOptions={{ exact: true, includeSearch: false }}
              data-here={isSectionOf(link.to, pathname) || undefined}
            >
              {link.label}
            </MenuLink>
          ))}
          {user !== null && isAdmin(user) && <MenuLink to="/admin/home">Admin</MenuLink>}
          {isAuthenticated ? (
            <>
              {profileLinks.map((link) => (
                <MenuLink key={link.to} to={link.to}>
                  {link.label}
                </MenuLink>
              ))}
              <MenuAction type="button" onClick={logOut}>
                Logout
              </MenuAction>
            </>
          ) : (
            <>
              <MenuLink to="/auth/login">Log In</MenuLink>
              <MenuLink to="/auth/signup">Sign Up</MenuLink>
            </>
          )}
        </nav>
      </Box>
    </Details>
  )
}

const Details = chakra('details', { base: { display: { base: 'flex', lg: 'none' }, alignItems: 'stretch' } })
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '48px',
    mr: '-10px',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
const row = {
  display: 'block',
  width: '100%',
  px: { base: '16px', md: '24px' },
  py: '14px',
  textAlign: 'left',
  textStyle: 'strong',
  color: 'text',
  textDecoration: 'none',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderColor: 'line',
  '&:is([data-status=active], [data-here])': { boxShadow: 'inset 5px 0 0 {colors.accent}' },
} as const
const MenuLink = chakra(Link, { base: row })
const MenuAction = chakra('button', { base: row })
