import { chakra, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { pricingQuery } from './pricing-queries.ts'

/** 'Become a Member!': what a member pays less, worked out over a season (specification, 1). */
export function MemberPromotion() {
  const { api } = useApp()
  const { data } = useQuery(pricingQuery(api))
  return (
    <chakra.section aria-labelledby="become-a-member" bg="hero" color="onHero" mt={{ base: '32px', lg: '52px' }}>
      <Grid
        maxWidth="1440px"
        mx="auto"
        px={{ base: '16px', md: '24px', xl: '96px' }}
        py={{ base: '56px', lg: '76px' }}
        templateColumns={{ base: '1fr', lg: '6fr 6fr' }}
        gap={{ base: '36px', lg: '64px' }}
        alignItems="center"
      >
        <div>
          <chakra.h2
            id="become-a-member"
            textStyle="h1"
            fontSize={{ base: '4.5rem', md: '5.5rem', xl: '6rem' }}
            maxWidth="4.2em"
          >
            Become a Member!
          </chakra.h2>
          <chakra.p textStyle="lead" mt="24px" maxWidth="48ch">
            Exclusive discounts on event registration and track practice fees, from the day you join.
          </chakra.p>
          <chakra.div mt="28px">
            <LinkButton to="/pricing" kind="hero" size="main">
              See memberships and prices
            </LinkButton>
          </chakra.div>
        </div>
        {data?.ledger && <LedgerTable ledger={data.ledger} currency={data.currency} />}
      </Grid>
    </chakra.section>
  )
}
