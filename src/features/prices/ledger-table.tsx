import { chakra } from '@chakra-ui/react'
import { formatAmount } from '#domain/core/money.ts'
import type { MemberLedger } from '#domain/prices/pricing-calls.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type Props = { ledger: MemberLedger; currency: string }

/** A season's bill for a visitor beside a member's; the dearer sum is struck through. */
export function LedgerTable({ ledger, currency }: Props) {
  const amount = (minor: number | null) => (minor === null ? '' : formatAmount(minor, currency))
  const saves = ledger.member_total_minor < ledger.visitor_total_minor
  return (
    <Bill>
      <VisuallyHidden as="caption">A season for a visitor and for a member, in {currency}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          <th scope="col">Visitor</th>
          <th scope="col">Member</th>
        </tr>
      </thead>
      <tbody>
        {ledger.lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{line.label}</th>
            <td>{amount(line.visitor_minor)}</td>
            <td>{amount(line.member_minor)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <chakra.th scope="row" textStyle="h4">
            Season, {currency}
          </chakra.th>
          <Total>{saves ? <s>{amount(ledger.visitor_total_minor)}</s> : amount(ledger.visitor_total_minor)}</Total>
          <Total>{amount(ledger.member_total_minor)}</Total>
        </tr>
      </tfoot>
    </Bill>
  )
}

const Bill = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'kicker',
    fontSize: { base: '1.1875rem', md: '1.25rem', xl: '1.3125rem' },
    fontVariantNumeric: 'tabular-nums',
    '& th': { fontWeight: 'inherit', textAlign: 'left' },
    '& :is(td, thead th)': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& :is(td, th)': { py: '16px', px: '8px' },
    '& :is(td, th):first-of-type': { pl: 0 },
    '& :is(td, th):last-of-type': { pr: 0 },
    '& :is(thead, tbody) tr': { borderBottom: '1px solid color-mix(in srgb, currentColor 28%, transparent)' },
    '& s': { opacity: 0.72, textDecorationThickness: '3px' },
  },
})

const Total = chakra('td', {
  base: { textStyle: 'figure', fontSize: { base: '1.75rem', md: '2.25rem', xl: '2.5rem' } },
})
