import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { BrandLink } from './brand-link.tsx'
import { isSectionOf, mainLinks } from './main-navigation.ts'
import { NavAccount } from './nav-account.tsx'
import { NavLink } from './nav-link.tsx'
import { NavMenuButton } from './nav-menu-button.tsx'

/** The fixed bar: links from 961 px on, below that a button that opens the same links. */
export function NavBar() {
  const { pathname } = useLocation()
  return (
    <chakra.header
      data-bar
      position="sticky"
      top={0}
      zIndex="nav"
      bg="bg"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="line"
    >
      <Flex
        height={{ base: '60px', lg: '68px' }}
        px={{ base: '16px', md: '24px', lg: '32px' }}
        align="stretch"
        gap="32px"
      >
        <Flex align="center" flexShrink={0}>
          <BrandLink />
        </Flex>
        <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'flex' }} alignItems="stretch">
          {mainLinks.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              activeOptions={{ exact: true, includeSearch: false }}
              data-here={isSectionOf(link.to, pathname) || undefined}
            >
              {link.label}
            </NavLink>
          ))}
        </chakra.nav>
        <Box flex="1" />
        <NavAccount />
        <NavMenuButton />
      </Flex>
    </chakra.header>
  )
}
