import { chakra, Grid } from '@chakra-ui/react'
import { Check } from '@phosphor-icons/react/dist/ssr/Check'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { BackLink } from '#src/ui/breadcrumbs.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { HowToJoin } from './how-to-join.tsx'
import { membershipGroupQuery } from './membership-queries.ts'
import { MembershipTypes } from './membership-types.tsx'

/** What a group of memberships offers, its types, and how to join. */
export function MembershipPage({ groupId }: { groupId: string }) {
  const { api } = useApp()
  const { data: group } = useSuspenseQuery(membershipGroupQuery(api, groupId))
  return (
    <PageFrame>
      <chakra.div mb="12px" textStyle="small">
        <BackLink to="/pricing">Pricing</BackLink>
      </chakra.div>
      <chakra.h1 textStyle="h1">{group.name}</chakra.h1>
      <chakra.p textStyle="lead" color="text2" mt="24px" maxWidth="60ch">
        {group.description}
      </chakra.p>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' }}
        gap={{ base: '56px', lg: '80px' }}
        mt={{ base: '48px', lg: '64px' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap={{ base: '56px', lg: '72px' }}>
          <section aria-labelledby="types">
            <SectionHeading id="types">Purchase Membership</SectionHeading>
            {group.types.length === 0 ? (
              <EmptyState drawing="plate" title="Nothing on sale just now">
                Types with their prices appear here when the club opens them.
              </EmptyState>
            ) : (
              <MembershipTypes types={group.types} level="h3" />
            )}
          </section>
          {group.benefits.length > 0 && (
            <section aria-labelledby="benefits">
              <SectionHeading id="benefits">What members get</SectionHeading>
              <chakra.ul listStyleType="none" p={0} maxWidth="66ch" borderTop="2px solid {colors.ink}">
                {group.benefits.map((benefit) => (
                  <chakra.li key={benefit} display="flex" gap="14px" py="13px" borderBottom="1px solid {colors.line}">
                    <chakra.span color="ok" pt="2px">
                      <Icon of={Check} />
                    </chakra.span>
                    {benefit}
                  </chakra.li>
                ))}
              </chakra.ul>
            </section>
          )}
        </chakra.div>
        <HowToJoin group={group} />
      </Grid>
    </PageFrame>
  )
}
