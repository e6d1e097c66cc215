import type { DemoCalendar } from '../demo-calendar.ts'
import { hiringRiders } from '../racing/rider-transponder.ts'
import { eventProfiles } from '../season/event-profiles.ts'
import { dayOf } from '../season/event-rows.ts'
import type { EventKey } from '../season/season-ids.ts'
import type { SignUpPlan } from '../season/sign-up-plan.ts'
import { seededNoise } from '../seeded-noise.ts'
import { hireFee, membershipPrices, type PriceLine } from './fees.ts'
import { members, pendingMembers } from './membership-plan.ts'
import { buyerOf, joinedMs } from './membership-rows.ts'

export type OrderItemPlan = { label: string; lines: PriceLine[]; price_minor: number } & (
  | { kind: 'event_sign_up' | 'transponder_hire'; event: EventKey; rider: string }
  | { kind: 'membership'; rider: string }
)

/** An order as planned: `open` is a cart, `pending` waits for a transfer. */
export type OrderPlan = {
  key: string
  buyer: string
  status: 'open' | 'pending' | 'paid'
  method: 'demo' | 'bank_transfer' | 'on_site' | null
  placed_ms: number
  items: OrderItemPlan[]
}

/** One order for each purchase: a family's entries for an event together, each membership, the mother's cart. */
export function orderPlans(plans: readonly SignUpPlan[], calendar: DemoCalendar): OrderPlan[] {
  const orders = new Map<string, OrderPlan>()
  const orderFor = (key: string, buyer: string, status: OrderPlan['status'], placedMs: number): OrderPlan => {
    const known = orders.get(key)
    if (known) return known
    const order: OrderPlan = { key, buyer, status, method: methodOf(key, status), placed_ms: placedMs, items: [] }
    orders.set(key, order)
    return order
  }
  for (const { key } of members) {
    orderFor(`membership/${key}`, buyerOf(key), 'paid', joinedMs(calendar, key)).items.push(membershipItem(key))
  }
  for (const plan of plans) {
    if (plan.stage === 'waiting') continue
    const { key, status } = purchaseOf(plan)
    const order = orderFor(key, plan.buyer, status, plan.entered_ms)
    if (plan.stage === 'on_site') order.method = 'on_site'
    order.items.push(...itemsOf(plan, calendar))
  }
  for (const { key } of pendingMembers) {
    const inCart = key === 'eliska'
    const [purchase, status] = inCart
      ? [cartKey(buyerOf(key)), 'open' as const]
      : [`membership/${key}`, 'pending' as const]
    orderFor(purchase, buyerOf(key), status, calendar.nowMs - 2 * 86_400_000).items.push(membershipItem(key))
  }
  return [...orders.values()].sort((a, b) => a.placed_ms - b.placed_ms || (a.key < b.key ? -1 : 1))
}

function purchaseOf({ event, buyer, stage }: SignUpPlan): { key: string; status: OrderPlan['status'] } {
  if (stage === 'cart') return { key: cartKey(buyer), status: 'open' }
  if (stage === 'transfer') return { key: `${event}/${buyer}/transfer`, status: 'pending' }
  return { key: `${event}/${buyer}`, status: 'paid' }
}

const cartKey = (buyer: string) => `cart/${buyer}`

function itemsOf(plan: SignUpPlan, calendar: DemoCalendar): OrderItemPlan[] {
  const { event, rider, lines, fee_minor } = plan
  const first = lines[0]?.label ?? eventProfiles[event].name
  const entry: OrderItemPlan = {
    kind: 'event_sign_up',
    event,
    rider,
    label: first,
    lines,
    price_minor: fee_minor,
  }
  const isOver = dayOf(calendar, event) <= calendar.today
  if (!isOver || plan.stage !== 'paid' || !hiringRiders.includes(rider)) return [entry]
  const label = `Transponder hire, ${eventProfiles[event].name}`
  const line: PriceLine = { kind: 'hire', label, note: '', amount_minor: hireFee * 100 }
  return [entry, { kind: 'transponder_hire', event, rider, label, lines: [line], price_minor: hireFee * 100 }]
}

function membershipItem(rider: string): OrderItemPlan {
  const type = [...members, ...pendingMembers].find(({ key }) => key === rider)?.type ?? 'adult'
  const label = `${type.slice(0, 1).toUpperCase()}${type.slice(1)} membership`
  const price_minor = membershipPrices[type] * 100
  return {
    kind: 'membership',
    rider,
    label,
    lines: [{ kind: 'fee', label, note: 'Until the end of the season', amount_minor: price_minor }],
    price_minor,
  }
}

function methodOf(key: string, status: OrderPlan['status']): OrderPlan['method'] {
  if (status === 'open') return null
  if (status === 'pending') return 'bank_transfer'
  return seededNoise(`method/${key}`)() < 0.74 ? 'demo' : 'bank_transfer'
}
