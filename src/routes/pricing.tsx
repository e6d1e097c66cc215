import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { seo } from '#src/app/seo.ts'
import { membershipGroupsQuery } from '#src/features/memberships/membership-queries.ts'
import { MembershipsOnOffer } from '#src/features/memberships/memberships-on-offer.tsx'
import { PricingPage } from '#src/features/prices/pricing-page.tsx'
import { pricingQuery } from '#src/features/prices/pricing-queries.ts'

export const Route = createFileRoute('/pricing')({
  staticData: { name: 'Pricing', title: 'Pricing' },
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(pricingQuery(api)),
      queryClient.ensureQueryData(membershipGroupsQuery(api)).catch(() => null),
    ])
  },
  head: ({ match }) =>
    seo(match.context, {
      title: 'Pricing',
      description: 'Entry fees by class and day of entry, memberships, and what a member saves over a season.',
      path: '/pricing',
      jsonLd: [breadcrumbData(match.context.origin, [{ name: 'Pricing', path: '/pricing' }])],
    }),
  component: () => <PricingPage memberships={<MembershipsOnOffer />} />,
})
