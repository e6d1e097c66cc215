import { countWord } from '#domain/core/count-words.ts'
import type { MemberLedger } from '#domain/prices/pricing-calls.ts'
import { type Fees, feesOf, type PriceTableRows, tierAt } from './price-lookup.ts'

/** A season of practice, as the ledger counts it. */
const PRACTICE_DAYS = 10

export type LedgerInput = {
  tables: readonly PriceTableRows[]
  championship_id: string
  /** The class whose fees are added up. */
  championship_class_id: string
  /** Rounds of the season that are not cancelled. */
  round_count: number
  membership: { id: string; name: string; price_minor: number }
}

/**
 * What a season costs a visitor and a member by today's fees: all rounds in one class, ten practice days, the
 * membership. Null while the price tables do not say what an entry costs.
 */
export function memberLedger(input: LedgerInput, nowMs: number): MemberLedger | null {
  const own = input.tables.filter(({ championship_id }) => championship_id === input.championship_id)
  const common = input.tables.filter(({ championship_id }) => championship_id === null)
  const tables = [...own, ...common]
  const entry = firstFees(tables, (table) =>
    feesOf(
      table,
      { kind: 'entry', championship_class_id: input.championship_class_id, member_of_type_id: input.membership.id },
      tierIdOf(table, nowMs),
    ),
  )
  if (entry === null || input.round_count === 0) return null
  const practice = firstFees(tables, (table) =>
    feesOf(table, { kind: 'track_practice', member_of_type_id: input.membership.id }, tierIdOf(table, nowMs)),
  )
  const rounds = input.round_count
  const lines: MemberLedger['lines'] = [
    { label: `${capital(countWord(rounds))} ${rounds === 1 ? 'round' : 'rounds'}, one class`, ...times(entry, rounds) },
    ...(practice === null
      ? []
      : [{ label: `${capital(countWord(PRACTICE_DAYS))} practice days`, ...times(practice, PRACTICE_DAYS) }]),
    { label: membershipLabel(input.membership.name), visitor_minor: null, member_minor: input.membership.price_minor },
  ]
  return {
    lines,
    visitor_total_minor: lines.reduce((sum, line) => sum + (line.visitor_minor ?? 0), 0),
    member_total_minor: lines.reduce((sum, line) => sum + (line.member_minor ?? 0), 0),
  }
}

/** The tier of now; between tiers the first, so that the ledger never vanishes. */
function tierIdOf(table: PriceTableRows, nowMs: number): string | null {
  return (tierAt(table.tiers, nowMs) ?? table.tiers[0])?.id ?? null
}

function firstFees(tables: readonly PriceTableRows[], feesIn: (table: PriceTableRows) => Fees): Fees | null {
  return tables.map(feesIn).find(({ visitor_minor }) => visitor_minor !== null) ?? null
}

function times({ visitor_minor, member_minor }: Fees, count: number): Fees {
  const multiply = (minor: number | null) => (minor === null ? null : minor * count)
  return { visitor_minor: multiply(visitor_minor), member_minor: multiply(member_minor) }
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** `Adult` and `Adult membership` both make `Adult membership`. */
function membershipLabel(name: string): string {
  return /membership/i.test(name) ? name : `${name} membership`
}
