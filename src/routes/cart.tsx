import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/cart')({
  staticData: { name: 'Cart', title: 'Cart', loginRequired: true },
  component: () => <LaterPage what="Your cart with everything you have chosen" />,
})
