import { chakra, Flex } from '@chakra-ui/react'
import { isAdmin } from '#domain/core/access.ts'
import { useCurrentUser, useIsAuthenticated } from '#src/features/auth/use-session.ts'
import { CartLink } from '#src/features/cart/cart-link.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { NavLink } from './nav-link.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** Signed out: Log In and Sign Up. Signed in: cart, profile menu, and Admin for staff and superusers. */
export function NavAccount() {
  const isAuthenticated = useIsAuthenticated()
  const user = useCurrentUser()
  if (!isAuthenticated) {
    return (
      <Flex align="center" gap="8px" display={{ base: 'none', lg: 'flex' }}>
        <NavLink to="/auth/login">Log In</NavLink>
        <LinkButton to="/auth/signup" kind="ink" size="dense">
          Sign Up
        </LinkButton>
      </Flex>
    )
  }
  return (
    <Flex align="stretch" gap={{ base: '4px', lg: '12px' }}>
      {user !== null && isAdmin(user) && (
        <chakra.span display={{ base: 'none', lg: 'contents' }}>
          <NavLink to="/admin/home">Admin</NavLink>
        </chakra.span>
      )}
      <CartLink />
      <chakra.span display={{ base: 'none', lg: 'contents' }}>
        <ProfileMenu />
      </chakra.span>
    </Flex>
  )
}
