import { chakra } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { PartnerBenefit } from './partner-benefit.tsx'
import { partnersQuery } from './partner-queries.ts'
import { usePartnerCodes } from './use-partner-codes.ts'

/** What members get from partners, how to redeem it, and the code once a member is signed in. */
export function PartnerBenefitsPage() {
  const { api } = useApp()
  const { data: partners } = useSuspenseQuery(partnersQuery(api))
  const codes = usePartnerCodes()
  const offering = partners.filter((partner) => partner.benefit !== null)
  return (
    <PageFrame>
      <chakra.h1 textStyle="h1">Partner Benefits</chakra.h1>
      <chakra.p textStyle="lead" color="text2" mt="24px" maxWidth="60ch">
        What our partners give to members of the club. Not a member yet?{' '}
        <TextLink to="/pricing">See memberships and prices</TextLink>.
      </chakra.p>
      {offering.length === 0 ? (
        <EmptyState drawing="paper" title="No benefits just now">
          Offers of our partners appear here.
        </EmptyState>
      ) : (
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
          gap={{ base: '48px', lg: '56px 80px' }}
          mt={{ base: '40px', lg: '64px' }}
          listStyleType="none"
          p={0}
        >
          {offering.map((partner) => (
            <PartnerBenefit key={partner.id} partner={partner} codes={codes} />
          ))}
        </chakra.ul>
      )}
    </PageFrame>
  )
}
