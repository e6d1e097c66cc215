import type { invoiceCounters, invoices, ledgerEntries } from '#server/db/tables/ledger.ts'
import type { payments, refunds } from '#server/db/tables/payments.ts'
import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { userIdOf } from '../people/people-rows.ts'
import { ridgebackId } from '../season/season-ids.ts'
import type { OrderPlan } from './order-plan.ts'
import { billingOf, orderIdOf, orderItemIdOf, paidMs, referenceOf, refundOf, totalOf } from './order-rows.ts'

const REFUND_AFTER_MS = 3 * 86_400_000
const shared = { organisation_id: ridgebackId, currency: 'CZK' }
const paymentIdOf = ({ key }: OrderPlan) => demoId(`payment/${key}`)
const refundIdOf = ({ key }: OrderPlan) => demoId(`refund/${key}`)
const treasurer = userIdOf('treasurer')

export function paymentRows(plans: readonly OrderPlan[]): (typeof payments.$inferInsert)[] {
  return plans.flatMap((order) => {
    if (order.method === null) return []
    const isPaid = order.status === 'paid'
    return {
      ...shared,
      id: paymentIdOf(order),
      order_id: orderIdOf(order.key),
      provider: order.method,
      state: isPaid ? ('succeeded' as const) : ('pending' as const),
      amount_minor: totalOf(order),
      provider_reference: order.method === 'demo' ? `demo_${paymentIdOf(order).slice(-12)}` : null,
      succeeded_at: isPaid ? isoInstantOf(paidMs(order)) : null,
      marked_by_id: isPaid && order.method !== 'demo' ? treasurer : null,
      created_at: isoInstantOf(order.placed_ms),
    }
  })
}

export function refundRows(plans: readonly OrderPlan[]): (typeof refunds.$inferInsert)[] {
  return withRefund(plans).map(({ order, refund }) => ({
    ...shared,
    id: refundIdOf(order),
    order_id: orderIdOf(order.key),
    payment_id: paymentIdOf(order),
    order_item_id: orderItemIdOf(order, refund.item),
    state: 'succeeded',
    amount_minor: refund.amount_minor,
    reason: refund.reason,
    created_by_id: treasurer,
    succeeded_at: isoInstantOf(paidMs(order) + REFUND_AFTER_MS),
  }))
}

/** The books: each order is charged and paid; what goes back is credited first, so that every order sums to what is owed. */
export function ledgerRows(plans: readonly OrderPlan[]): (typeof ledgerEntries.$inferInsert)[] {
  const placed = plans.filter(({ status }) => status !== 'open')
  const entry = (order: OrderPlan, kind: string, atMs: number) => ({
    ...shared,
    id: demoId(`ledger/${order.key}/${kind}`),
    order_id: orderIdOf(order.key),
    created_at: isoInstantOf(atMs),
  })
  const charges = placed.map((order) => ({
    ...entry(order, 'charge', order.placed_ms),
    kind: 'charge' as const,
    amount_minor: totalOf(order),
  }))
  const received = placed.flatMap((order) =>
    order.status !== 'paid'
      ? []
      : {
          ...entry(order, 'payment', paidMs(order)),
          kind: 'payment' as const,
          amount_minor: -totalOf(order),
          payment_id: paymentIdOf(order),
        },
  )
  const returned = withRefund(plans).flatMap(({ order, refund }) => {
    const atMs = paidMs(order) + REFUND_AFTER_MS
    const both = { actor_id: treasurer, note: refund.reason }
    return [
      { ...entry(order, 'credit', atMs), ...both, kind: 'credit' as const, amount_minor: -refund.amount_minor },
      {
        ...entry(order, 'refund', atMs),
        ...both,
        kind: 'refund' as const,
        amount_minor: refund.amount_minor,
        refund_id: refundIdOf(order),
      },
    ]
  })
  return [...charges, ...received, ...returned]
}

/** A receipt for each paid order and a credit note for each refund, numbered without gaps. */
export function invoiceRows(plans: readonly OrderPlan[], calendar: DemoCalendar): (typeof invoices.$inferInsert)[] {
  const series = calendar.season_start.slice(0, 4)
  const receipts = plans.flatMap((order, index) =>
    order.status === 'paid'
      ? { order, refund: null, atMs: paidMs(order), reference: referenceOf(index, calendar) }
      : [],
  )
  const notes = withRefund(plans).map(({ order, refund }) => ({
    order,
    refund,
    atMs: paidMs(order) + REFUND_AFTER_MS,
    reference: referenceOf(plans.indexOf(order), calendar),
  }))
  return [...receipts, ...notes]
    .sort((a, b) => a.atMs - b.atMs)
    .map(({ order, refund, atMs, reference }, index) => ({
      ...shared,
      id: demoId(`invoice/${order.key}/${refund ? 'credit' : 'receipt'}`),
      order_id: orderIdOf(order.key),
      refund_id: refund ? refundIdOf(order) : null,
      kind: refund ? 'credit_note' : 'receipt',
      series,
      number: index + 1,
      issued_at: isoInstantOf(atMs),
      total_minor: refund ? -refund.amount_minor : totalOf(order),
      document: {
        seller: 'Ridgeback Endurocross Club, z. s.',
        buyer: billingOf(order.buyer),
        reference,
        lines: (refund ? [refund.item] : order.items).map(({ label, price_minor }) => ({
          label,
          amount_minor: refund ? -refund.amount_minor : price_minor,
        })),
      },
    }))
}

export function invoiceCounterRow(
  rows: readonly (typeof invoices.$inferInsert)[],
  calendar: DemoCalendar,
): typeof invoiceCounters.$inferInsert {
  return { organisation_id: ridgebackId, series: calendar.season_start.slice(0, 4), next_number: rows.length + 1 }
}

function withRefund(plans: readonly OrderPlan[]) {
  return plans.flatMap((order) => {
    const refund = order.status === 'paid' ? refundOf(order) : null
    return refund ? [{ order, refund }] : []
  })
}
