import type { orderItems, orders } from '#server/db/tables/orders.ts'
import { type DemoCalendar, demoTimeZone } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { addDays, isoInstantOf, localDay } from '../local-time.ts'
import { demoPeople } from '../people/demo-person.ts'
import { userIdOf } from '../people/people-rows.ts'
import { loanIdOf } from '../racing/transponder-rows.ts'
import { withdrawals } from '../season/coming-entries.ts'
import { ridgebackId, signUpIdOf } from '../season/season-ids.ts'
import { membershipIdOf } from './membership-rows.ts'
import type { OrderItemPlan, OrderPlan } from './order-plan.ts'

export const orderIdOf = (key: string) => demoId(`order/${key}`)
export const orderItemIdOf = ({ key }: OrderPlan, item: OrderItemPlan) =>
  demoId(`order-item/${key}/${item.kind}/${item.rider}`)

const people = new Map(demoPeople.map((person) => [person.key, person]))
const TRANSFER_MS = 2 * 86_400_000

export function totalOf({ items }: OrderPlan): number {
  return items.reduce((sum, { price_minor }) => sum + price_minor, 0)
}

/** What goes back to the buyer: the share of the fee that was agreed when an entry was taken back. */
export function refundOf(order: OrderPlan): { item: OrderItemPlan; amount_minor: number; reason: string } | null {
  for (const item of order.items) {
    if (item.kind !== 'event_sign_up') continue
    const gone = withdrawals.find(({ event, rider }) => event === item.event && rider === item.rider)
    if (gone === undefined || gone.percent === 0) continue
    return { item, amount_minor: Math.round((item.price_minor * gone.percent) / 100), reason: gone.reason }
  }
  return null
}

/** When the money was there (epoch ms): at once, a transfer two days later. */
export function paidMs(order: OrderPlan): number {
  return order.placed_ms + (order.method === 'bank_transfer' ? TRANSFER_MS : 90_000)
}

/** `RB-2025-0042`: the year in which the season began and a running number. */
export function referenceOf(index: number, calendar: DemoCalendar): string {
  return `RB-${calendar.season_start.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`
}

export function orderRows(plans: readonly OrderPlan[], calendar: DemoCalendar): (typeof orders.$inferInsert)[] {
  return plans.map((order, index) => {
    const placedAt = isoInstantOf(order.placed_ms)
    const isPaid = order.status === 'paid'
    const refund = isPaid ? refundOf(order) : null
    const refunded = refund === null ? 0 : refund.amount_minor
    return {
      id: orderIdOf(order.key),
      organisation_id: ridgebackId,
      buyer_id: userIdOf(order.buyer),
      status: refunded === 0 ? order.status : refunded === totalOf(order) ? 'refunded' : 'partly_refunded',
      reference: order.status === 'open' ? null : referenceOf(index, calendar),
      currency: 'CZK',
      total_minor: totalOf(order),
      payment_method: order.method,
      billing: order.status === 'open' ? null : billingOf(order.buyer),
      terms_accepted_at: order.status === 'open' ? null : placedAt,
      placed_at: order.status === 'open' ? null : placedAt,
      paid_at: isPaid ? isoInstantOf(paidMs(order)) : null,
      held_until: heldUntil(order, calendar),
      closed_at: isPaid ? isoInstantOf(paidMs(order)) : null,
      created_at: placedAt,
    }
  })
}

export function orderItemRows(plans: readonly OrderPlan[]): (typeof orderItems.$inferInsert)[] {
  return plans.flatMap((order) => {
    const refund = order.status === 'paid' ? refundOf(order) : null
    return order.items.map((item) => ({
      id: orderItemIdOf(order, item),
      organisation_id: ridgebackId,
      order_id: orderIdOf(order.key),
      kind: item.kind,
      event_sign_up_id: item.kind === 'event_sign_up' ? signUpIdOf(item.event, item.rider) : null,
      membership_id: item.kind === 'membership' ? membershipIdOf(item.rider) : null,
      transponder_assignment_id: item.kind === 'transponder_hire' ? loanIdOf(item.event, item.rider) : null,
      label: item.label,
      price_lines: item.lines,
      price_minor: item.price_minor,
      refunded_minor: refund?.item === item ? refund.amount_minor : 0,
    }))
  })
}

export function billingOf(buyer: string) {
  const person = people.get(buyer)
  if (!person) throw new Error(`nobody pays as ${buyer}`)
  return { name: `${person.first} ${person.last}`, email: person.email, country: person.nationality }
}

function heldUntil({ status, placed_ms }: OrderPlan, calendar: DemoCalendar): string | null {
  if (status === 'open') return isoInstantOf(calendar.nowMs + 28 * 60_000)
  if (status !== 'pending') return null
  const day = addDays(localDay(placed_ms, demoTimeZone), 21)
  return `${day}T22:00:00.000Z`
}
