import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbData } from '#src/app/breadcrumb-data.ts'
import { seo } from '#src/app/seo.ts'
import { PartnerBenefitsPage } from '#src/features/partners/partner-benefits-page.tsx'
import { partnersQuery } from '#src/features/partners/partner-queries.ts'

export const Route = createFileRoute('/partner-benefits')({
  staticData: { name: 'PartnerBenefits', title: 'Partner Benefits' },
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(partnersQuery(api)),
  head: ({ match, loaderData = [] }) => {
    const names = loaderData.filter((partner) => partner.benefit !== null).map((partner) => partner.name)
    return seo(match.context, {
      title: 'Partner Benefits',
      description: `What members get from ${names.length === 0 ? 'our partners' : names.join(', ')}.`,
      path: '/partner-benefits',
      jsonLd: [breadcrumbData(match.context.origin, [{ name: 'Partner Benefits', path: '/partner-benefits' }])],
    })
  },
  component: PartnerBenefitsPage,
})
