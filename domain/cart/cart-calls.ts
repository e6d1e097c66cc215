import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'

/** A cart is an open order. Its items name what they are for. */
export const cart = z.object({
  id: z.string(),
  currency: z.string(),
  total_minor: z.int(),
  held_until: z.nullable(z.string()),
  orderitem_set: z.array(
    z.object({
      id: z.string(),
      quantity: z.int(),
      label: z.string(),
      price_minor: z.int(),
      event_signup: z.nullable(z.string()),
      membership: z.nullable(z.string()),
    }),
  ),
})
export type Cart = z.infer<typeof cart>

export const cartCalls = {
  listCarts: defineCall({
    method: 'GET',
    path: 'payment/cart/',
    summary: 'The own carts: one per organisation',
    access: 'signed_in',
    answer: z.array(cart),
  }),
}
