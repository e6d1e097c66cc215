import { queryOptions } from '@tanstack/react-query'
import { cartCalls } from '#domain/cart/cart-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** The own carts. Loaded when signed in and whenever the token changes; gone with the sign-in. */
export function cartsQuery(api: Api) {
  return queryOptions({ queryKey: ['cart'], queryFn: ({ signal }) => api(cartCalls.listCarts, { signal }) })
}
