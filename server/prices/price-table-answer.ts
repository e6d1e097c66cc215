import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { PriceKind } from '#domain/prices/price.ts'
import type { PriceTable } from '#domain/prices/pricing-calls.ts'
import { feesOf, type Price, type PriceSubject, type PriceTableRows, type Tier, tierAt } from './price-lookup.ts'

const kindLabels: Record<PriceKind, string> = {
  entry: 'Entry, each class',
  ticket: 'Ticket',
  membership: 'Membership',
  transponder_hire: 'Transponder hire',
  track_practice: 'Track practice',
}

/** What rows of a table may be about, by id. */
export type RowNames = {
  classes: ReadonlyMap<string, ClassPlate>
  ticket_types: ReadonlyMap<string, string>
  membership_types: ReadonlyMap<string, string>
}

/** The table as visitors see it: a row per class or service, a column per date tier, the tier of `nowMs` marked. */
export function priceTableAnswer(table: PriceTableRows, names: RowNames, nowMs: number): PriceTable {
  const current = tierAt(table.tiers, nowMs)
  const always: Tier = { id: table.id, name: 'All season', valid_from: null, valid_to: null }
  const columns = table.tiers.length > 0 ? table.tiers : [always]
  return {
    id: table.id,
    name: table.name,
    note: table.note,
    tiers: columns.map((tier) => ({ ...tier, is_current: tier === always || tier.id === current?.id })),
    rows: subjectsOf(table.prices).map((price) => ({
      label: labelOf(price, names),
      championship_class: classOf(price, names),
      prices: columns.map((tier) => feesOf(table, subjectOf(price), tier.id)),
    })),
  }
}

/** One price of each row, in the order of the table. */
function subjectsOf(prices: readonly Price[]): Price[] {
  const rows = new Map<string, Price>()
  for (const price of prices) {
    const { kind, championship_class_id, ticket_type_id, membership_type_id, label } = price
    const key = [kind, championship_class_id, ticket_type_id, membership_type_id, label].join(' ')
    if (!rows.has(key)) rows.set(key, price)
  }
  return [...rows.values()]
}

/** Members' prices of the row are those of any membership. */
function subjectOf({ kind, championship_class_id, ticket_type_id, membership_type_id, label }: Price): PriceSubject {
  return { kind, championship_class_id, ticket_type_id, membership_type_id, label }
}

function classOf(price: Price, { classes }: RowNames): ClassPlate | null {
  return price.championship_class_id === null ? null : (classes.get(price.championship_class_id) ?? null)
}

function labelOf(price: Price, names: RowNames): string {
  if (price.label !== '') return price.label
  const name =
    classOf(price, names)?.name ??
    names.ticket_types.get(price.ticket_type_id ?? '') ??
    names.membership_types.get(price.membership_type_id ?? '')
  return name ?? kindLabels[price.kind]
}
