import type { cartCalls } from '#domain/cart/cart-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { listCarts } from './cart-store.ts'

export const cartHandlers: Handlers<typeof cartCalls> = {
  listCarts: (_input, { db, person }) => listCarts(db, person.user_id),
}
