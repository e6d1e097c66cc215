import { chakra } from '@chakra-ui/react'
import { ShoppingCartSimple } from '@phosphor-icons/react/dist/ssr/ShoppingCartSimple'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApp } from '#src/app/app-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import { cartsQuery } from './cart-queries.ts'

/** The cart with the number of its items; the badge is hidden at 0. */
export function CartLink() {
  const { api } = useApp()
  const { data } = useQuery(cartsQuery(api))
  const count = data?.reduce((sum, cart) => sum + cart.orderitem_set.length, 0) ?? 0
  return (
    <Anchor to="/cart" aria-label={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}>
      <Icon of={ShoppingCartSimple} size={24} />
      {count > 0 && <Badge>{count}</Badge>}
    </Anchor>
  )
}

const Anchor = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '48px',
    color: 'text',
  },
})
const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '10px',
    right: '2px',
    minWidth: '20px',
    px: '5px',
    bg: 'accent',
    color: 'onAccent',
    textStyle: 'label',
    textAlign: 'center',
    borderRadius: 'badge',
    py: '2px',
  },
})
