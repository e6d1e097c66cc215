import { and, asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { cart } from '#domain/cart/cart-calls.ts'
import type { Db } from '#server/db/client.ts'
import { orderItems, orders } from '#server/db/tables/orders.ts'

export type Cart = z.infer<typeof cart>

/** The open orders of a buyer, one per organisation, the oldest first. */
export async function listCarts(db: Db, buyerId: string): Promise<Cart[]> {
  const open = await db
    .select({
      id: orders.id,
      currency: orders.currency,
      total_minor: orders.total_minor,
      held_until: orders.held_until,
    })
    .from(orders)
    .where(and(eq(orders.buyer_id, buyerId), eq(orders.status, 'open')))
    .orderBy(asc(orders.created_at), asc(orders.id))
  if (open.length === 0) return []
  const orderIds = open.map((order) => order.id)
  const items = await db
    .select({
      order_id: orderItems.order_id,
      id: orderItems.id,
      quantity: orderItems.quantity,
      label: orderItems.label,
      price_minor: orderItems.price_minor,
      event_signup: orderItems.event_sign_up_id,
      membership: orderItems.membership_id,
    })
    .from(orderItems)
    .where(and(inArray(orderItems.order_id, orderIds), orderItems.is_live))
    .orderBy(asc(orderItems.created_at), asc(orderItems.id))
  return open.map((order) => ({
    ...order,
    orderitem_set: items.filter((item) => item.order_id === order.id).map(({ order_id: _, ...item }) => item),
  }))
}
