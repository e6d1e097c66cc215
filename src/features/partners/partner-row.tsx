import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PartnerLogo } from './partner-logo.tsx'
import { partnersQuery } from './partner-queries.ts'

/** Sponsors and partners on the home page, each leading to its own site. */
export function PartnerRow() {
  const { api } = useApp()
  const { data } = useQuery(partnersQuery(api))
  if (data === undefined || data.length === 0) return null
  return (
    <chakra.section
      aria-labelledby="partners"
      width="100%"
      maxWidth="1440px"
      mx="auto"
      px={{ base: '16px', md: '24px', xl: '96px' }}
      py={{ base: '32px', lg: '24px' }}
    >
      <chakra.h2 id="partners" textStyle="h4" color="text2">
        Partners of the season
      </chakra.h2>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: `repeat(${Math.min(6, data.length)}, auto)` }}
        justifyContent={{ lg: 'space-between' }}
        gap={{ base: '16px', lg: '24px' }}
        mt="20px"
        p={0}
        listStyleType="none"
      >
        {data.map((partner) => (
          <chakra.li key={partner.id} minWidth={0}>
            {partner.url === null ? (
              <PartnerLogo partner={partner} />
            ) : (
              <chakra.a href={partner.url} rel="noopener sponsored" target="_blank" display="inline-block">
                <PartnerLogo partner={partner} />
              </chakra.a>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
