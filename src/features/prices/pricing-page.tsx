import { chakra } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { useSite } from '#src/features/site/use-site.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PriceTableView } from './price-table-view.tsx'
import { pricingQuery } from './pricing-queries.ts'
import { SeasonBill } from './season-bill.tsx'

/** Memberships and fees, today's tier marked, and what a member saves over a season. `memberships`: those on offer. */
export function PricingPage({ memberships }: { memberships: ReactNode }) {
  const { api } = useApp()
  const { time_zone } = useSite()
  const { data } = useSuspenseQuery(pricingQuery(api))
  return (
    <PageFrame>
      <chakra.h1 textStyle="h1">Pricing</chakra.h1>
      <chakra.p textStyle="lead" color="text2" mt="24px" maxWidth="60ch">
        Entry fees by class and day of entry, memberships, and what a season costs with and without one. All prices in{' '}
        {data.currency}.
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '64px', lg: '88px' }}
        mt={{ base: '48px', lg: '64px' }}
      >
        {data.ledger !== null && <SeasonBill ledger={data.ledger} currency={data.currency} />}
        {memberships}
        {data.price_tables.length === 0 && (
          <EmptyState drawing="paper" title="No fees have been set yet">
            They appear here before registration for the first event opens.
          </EmptyState>
        )}
        {data.price_tables.map((table) => (
          <PriceTableView key={table.id} table={table} currency={data.currency} zone={time_zone} />
        ))}
      </chakra.div>
    </PageFrame>
  )
}
