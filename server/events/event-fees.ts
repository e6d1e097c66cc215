import { type Fees, feesOf, nextTier, type PriceTableRows, tierAt } from '#server/prices/price-lookup.ts'

/** What an event sells: classes by championship class, tickets with a price of their own. */
export type EventOffer = { class_ids: readonly string[]; tickets: readonly { id: string; price_minor: number }[] }

/** The fees of a class now; both null without a table, and between tiers that do not cover now. */
export function classFees(table: PriceTableRows | null, classId: string, nowMs: number): Fees {
  if (table === null) return { visitor_minor: null, member_minor: null }
  return feesOf(table, { kind: 'entry', championship_class_id: classId }, tierAt(table.tiers, nowMs)?.id ?? null)
}

/** The price of a ticket now: the table's if it has one, else the ticket type's own. */
export function ticketPrice(
  table: PriceTableRows | null,
  ticket: { id: string; price_minor: number },
  nowMs: number,
): number {
  if (table === null) return ticket.price_minor
  const tierId = tierAt(table.tiers, nowMs)?.id ?? null
  return feesOf(table, { kind: 'ticket', ticket_type_id: ticket.id }, tierId).visitor_minor ?? ticket.price_minor
}

/** The lowest price a visitor pays now; null when nothing is sold. */
export function priceFrom(table: PriceTableRows | null, offer: EventOffer, nowMs: number): number | null {
  const fees = [
    ...offer.class_ids.flatMap((id) => classFees(table, id, nowMs).visitor_minor ?? []),
    ...offer.tickets.map((ticket) => ticketPrice(table, ticket, nowMs)),
  ]
  return fees.length === 0 ? null : Math.min(...fees)
}

/** When the next tier begins and by how much each fee rises at least; null when no class gets dearer then. */
export function nextFeeChange(
  table: PriceTableRows | null,
  classIds: readonly string[],
  nowMs: number,
): { at: string; rise_minor: number } | null {
  const next = table === null ? null : nextTier(table.tiers, nowMs)
  if (table === null || next === null || next.valid_from === null) return null
  const rises = classIds.flatMap((id) => {
    const now = classFees(table, id, nowMs).visitor_minor
    const then = feesOf(table, { kind: 'entry', championship_class_id: id }, next.id).visitor_minor
    return now === null || then === null || then <= now ? [] : [then - now]
  })
  return rises.length === 0 ? null : { at: next.valid_from, rise_minor: Math.min(...rises) }
}
