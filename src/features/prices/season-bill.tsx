import { chakra, Grid } from '@chakra-ui/react'
import { formatMoney } from '#domain/core/money.ts'
import type { MemberLedger } from '#domain/prices/pricing-calls.ts'
import { LedgerTable } from './ledger-table.tsx'

/** What a season costs, worked out, with the saving in words. */
export function SeasonBill({ ledger, currency }: { ledger: MemberLedger; currency: string }) {
  const saving = ledger.visitor_total_minor - ledger.member_total_minor
  return (
    <chakra.section aria-labelledby="season-bill" bg="hero" color="onHero" px={{ base: '16px', md: '40px' }} py="48px">
      <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap={{ base: '28px', lg: '64px' }} alignItems="center">
        <div>
          <chakra.h2 id="season-bill" textStyle="h2">
            {saving > 0 ? `A member saves ${formatMoney(saving, currency)} a season` : 'What a season costs'}
          </chakra.h2>
          <chakra.p mt="16px" maxWidth="44ch">
            Every round of the season in one class, with and without a membership, at today's prices.
          </chakra.p>
        </div>
        <LedgerTable ledger={ledger} currency={currency} />
      </Grid>
    </chakra.section>
  )
}
