import { chakra } from '@chakra-ui/react'
import { formatAmount } from '#domain/core/money.ts'
import type { PriceTable } from '#domain/prices/pricing-calls.ts'
import { Plate } from '#src/ui/plate.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { TableScroll } from '#src/ui/table.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { hasMemberPrices, tierDates } from './price-words.ts'

type Props = { table: PriceTable; currency: string; zone: string }

/** Fees of one table: a row a class or service, a column a tier, today's tier marked; members' prices beneath. */
export function PriceTableView({ table, currency, zone }: Props) {
  const id = `prices-${table.id}`
  // With a single tier there is nothing to tell apart.
  const marks = table.tiers.length > 1
  const hereClass = (index: number) => (marks && table.tiers[index]?.is_current ? 'here' : undefined)
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{table.name}</SectionHeading>
      <TableScroll label={`${table.name}, table`}>
        <Prices maxWidth={table.tiers.length === 1 ? '640px' : undefined}>
          <VisuallyHidden as="caption">
            {table.name}, in {currency}
            {hasMemberPrices(table) ? ', members beneath' : ''}
          </VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{currency}</th>
              {table.tiers.map((tier, index) => (
                <th key={tier.id} scope="col" className={hereClass(index)}>
                  <chakra.span display="block" color="text" textStyle="smallStrong">
                    {tier.name}
                  </chakra.span>
                  <chakra.span display="block" mt="2px">
                    {tierDates(tier, zone)}
                  </chakra.span>
                  <chakra.span display="block" minHeight="1.1em" mt="4px" color="onSoft">
                    {hereClass(index) && 'Today'}
                  </chakra.span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  <chakra.span display="flex" alignItems="center" gap={{ base: '10px', md: '16px' }}>
                    {row.championship_class !== null && (
                      <Plate
                        number={row.championship_class.short_label}
                        plate_colour={row.championship_class.plate_colour}
                        figure_colour={row.championship_class.figure_colour}
                        size="s"
                        spoken={false}
                      />
                    )}
                    {row.label}
                  </chakra.span>
                </th>
                {row.prices.map((price, index) => (
                  <td key={table.tiers[index]?.id ?? index} className={hereClass(index)}>
                    <Price {...price} currency={currency} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Prices>
      </TableScroll>
      {table.note !== null && (
        <chakra.p textStyle="small" color="text2" mt="12px" maxWidth="70ch">
          {table.note}
        </chakra.p>
      )}
    </section>
  )
}

type PriceProps = { visitor_minor: number | null; member_minor: number | null; currency: string }

function Price({ visitor_minor, member_minor, currency }: PriceProps) {
  if (visitor_minor === null && member_minor === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>not sold</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      {visitor_minor === null ? 'members only' : formatAmount(visitor_minor, currency)}
      {member_minor !== null && member_minor !== visitor_minor && (
        <chakra.span display="block" textStyle="label" color="text2" mt="3px">
          member {formatAmount(member_minor, currency)}
        </chakra.span>
      )}
    </>
  )
}

const Prices = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& :is(td, th)': { px: { base: '8px', md: '16px' }, py: '10px' },
    '& :is(td, th):first-of-type': { pl: 0 },
    '& :is(td, th):last-of-type:not(.here)': { pr: 0 },
    '& thead th': { textStyle: 'label', color: 'text2', verticalAlign: 'top', borderBottom: '2px solid {colors.ink}' },
    '& thead th:not(:first-of-type)': { textAlign: 'right', minWidth: '96px' },
    '& tbody tr': { borderBottom: '1px solid {colors.line}' },
    '& tbody th': { fontWeight: 400, minWidth: '120px' },
    '& tbody td': { textAlign: 'right', textStyle: 'time', whiteSpace: 'nowrap', height: '60px' },
    '& .here': { bg: 'soft' },
    '& thead .here': { boxShadow: 'inset 0 6px 0 {colors.accent}', pt: '14px' },
    '& tbody td.here > span': { color: 'onSoft' },
  },
})
