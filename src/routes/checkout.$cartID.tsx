import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/checkout/$cartID')({
  staticData: { name: 'Checkout', title: 'Checkout', loginRequired: true },
  component: () => <LaterPage what="Paying for your cart" />,
})
