import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSite } from '#src/features/site/use-site.ts'

/** The club's mark and short name; leads home. */
export function BrandLink({ onGround = false }: { onGround?: boolean }) {
  const site = useSite()
  return (
    <Link to="/" aria-label={`${site.short_name}, home`}>
      <Flex align="center" gap="10px" color={onGround ? 'onGround' : 'text'}>
        {site.logo !== null && (
          <chakra.img src={site.logo} alt="" htmlWidth={40} htmlHeight={34} height="34px" width="40px" />
        )}
        <chakra.span textStyle="brand">{site.short_name}</chakra.span>
      </Flex>
    </Link>
  )
}
