import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { foundOrMissing } from '#src/app/found-or-missing.ts'
import { seo } from '#src/app/seo.ts'
import { MembershipPage } from '#src/features/memberships/membership-page.tsx'
import { membershipGroupQuery } from '#src/features/memberships/membership-queries.ts'

export const Route = createFileRoute('/membership/purchase/$groupID')({
  staticData: { name: 'Membership.Purchase', title: 'Purchase Membership' },
  loader: ({ context: { api, queryClient }, params }) =>
    foundOrMissing(queryClient.ensureQueryData(membershipGroupQuery(api, params.groupID))),
  head: ({ match, loaderData: group }) => {
    if (group === undefined) return {}
    const path = `/membership/purchase/${group.id}`
    return seo(match.context, {
      title: 'Purchase Membership',
      description: `${group.name}: ${group.description}`,
      path,
      jsonLd: [
        breadcrumbData(match.context.origin, [
          { name: 'Pricing', path: '/pricing' },
          { name: group.name, path },
        ]),
      ],
    })
  },
  component: MembershipRoute,
})

function MembershipRoute() {
  const { groupID } = Route.useParams()
  return <MembershipPage groupId={groupID} />
}
