import type { PriceKind } from '#domain/prices/price.ts'

/** A span of dates with its own fees; the end does not belong to it. Null: from ever, until ever. */
export type Tier = { id: string; name: string; valid_from: string | null; valid_to: string | null }

/** One amount of a table. What is null applies to all. */
export type Price = {
  kind: PriceKind
  price_tier_id: string | null
  championship_class_id: string | null
  ticket_type_id: string | null
  membership_type_id: string | null
  audience: 'everybody' | 'member'
  member_of_type_id: string | null
  label: string
  amount_minor: number
}

export type PriceTableRows = {
  id: string
  name: string
  note: string | null
  currency: string
  championship_id: string | null
  is_public: boolean
  /** By the beginning of their dates. */
  tiers: Tier[]
  prices: Price[]
}

export type PriceSubject = {
  kind: PriceKind
  championship_class_id?: string | null
  ticket_type_id?: string | null
  membership_type_id?: string | null
  label?: string
  /** The membership that a member has; left out: any. */
  member_of_type_id?: string
}

/** What a visitor pays and what a member pays, in minor units. Null: not sold. */
export type Fees = { visitor_minor: number | null; member_minor: number | null }

/** The tier of a moment (epoch ms), or null when none of them covers it. */
export function tierAt(tiers: readonly Tier[], nowMs: number): Tier | null {
  const covers = ({ valid_from, valid_to }: Tier) =>
    (valid_from === null || Date.parse(valid_from) <= nowMs) && (valid_to === null || nowMs < Date.parse(valid_to))
  return tiers.find(covers) ?? null
}

/** The tier that comes next after a moment, or null. */
export function nextTier(tiers: readonly Tier[], nowMs: number): Tier | null {
  const begin = (tier: Tier) => (tier.valid_from === null ? Number.NEGATIVE_INFINITY : Date.parse(tier.valid_from))
  const later = tiers.filter((tier) => begin(tier) > nowMs)
  return later.reduce<Tier | null>((first, tier) => (first === null || begin(tier) < begin(first) ? tier : first), null)
}

/**
 * The fees of something in a tier. A price for exactly this class or ticket goes before one for all, then one for
 * exactly this tier before one for all. A member pays the lowest price for members (of the type given, or of any), and never
 * more than a visitor.
 */
export function feesOf(table: PriceTableRows, subject: PriceSubject, tierId: string | null): Fees {
  const forSubject = table.prices.filter(
    (price) =>
      price.kind === subject.kind &&
      (subject.label === undefined || price.label === subject.label) &&
      fits(price.championship_class_id, subject.championship_class_id) &&
      fits(price.ticket_type_id, subject.ticket_type_id) &&
      fits(price.membership_type_id, subject.membership_type_id) &&
      fits(price.price_tier_id, tierId) &&
      (subject.member_of_type_id === undefined || fits(price.member_of_type_id, subject.member_of_type_id)),
  )
  const visitor = lowest(forSubject.filter(({ audience }) => audience === 'everybody'))
  const member = lowest(forSubject.filter(({ audience }) => audience === 'member'))
  const memberMinor = member === null ? visitor : visitor === null ? member : Math.min(member, visitor)
  return { visitor_minor: visitor, member_minor: memberMinor }
}

function fits(own: string | null, asked: string | null | undefined): boolean {
  return own === null || own === asked
}

function lowest(prices: readonly Price[]): number | null {
  const exactness = (price: Price) =>
    (price.championship_class_id ?? price.ticket_type_id) === null
      ? Number(price.price_tier_id !== null)
      : 2 + Number(price.price_tier_id !== null)
  const most = Math.max(...prices.map(exactness))
  const amounts = prices.filter((price) => exactness(price) === most).map(({ amount_minor }) => amount_minor)
  return amounts.length === 0 ? null : Math.min(...amounts)
}
