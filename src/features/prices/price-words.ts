import type { PriceTable } from '#domain/prices/pricing-calls.ts'
import { formatDate } from '#src/ui/zoned-date.ts'

type Tier = PriceTable['tiers'][number]

/** When a tier holds: `until Feb 28, 2025`, `Mar 1, 2025 to Mar 9, 2025`, `from Mar 10, 2025`; null: always. */
export function tierDates(tier: Pick<Tier, 'valid_from' | 'valid_to'>, zone: string): string | null {
  const from = tier.valid_from === null ? null : formatTierDay(tier.valid_from, zone)
  const to = tier.valid_to === null ? null : formatTierDay(tier.valid_to, zone)
  if (from === null) return to === null ? null : `until ${to}`
  return to === null ? `from ${from}` : `${from} to ${to}`
}

/** Tiers hold from day to day; a plain day has no zone. */
function formatTierDay(day: string, zone: string): string {
  return day.length === 10 ? formatDate(`${day}T12:00:00.000Z`, 'UTC') : formatDate(day, zone)
}

/** Whether any price of the table is another one for members. */
export function hasMemberPrices(table: Pick<PriceTable, 'rows'>): boolean {
  return table.rows.some((row) =>
    row.prices.some((price) => price.member_minor !== null && price.member_minor !== price.visitor_minor),
  )
}
