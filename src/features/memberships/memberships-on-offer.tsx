import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { membershipGroupsQuery } from './membership-queries.ts'
import { MembershipTypes } from './membership-types.tsx'

/** The memberships on the page of prices, each group leading to how to join. Nothing while they cannot be loaded. */
export function MembershipsOnOffer() {
  const { api } = useApp()
  const { data } = useQuery(membershipGroupsQuery(api))
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="memberships">
      <SectionHeading id="memberships">Memberships</SectionHeading>
      <chakra.div display="grid" gap="56px">
        {data.map((group) => (
          <div key={group.id}>
            {data.length > 1 && (
              <chakra.h3 textStyle="h3" mb="8px">
                {group.name}
              </chakra.h3>
            )}
            <chakra.p mb="24px" maxWidth="66ch">
              {group.description}
            </chakra.p>
            <MembershipTypes types={group.types} level={data.length > 1 ? 'h4' : 'h3'} />
            <chakra.div mt="28px">
              <LinkButton to="/membership/purchase/$groupID" params={{ groupID: group.id }} kind="ink">
                Join: {group.name}
              </LinkButton>
            </chakra.div>
          </div>
        ))}
      </chakra.div>
    </section>
  )
}
