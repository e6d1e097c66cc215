import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/profile/purchases')({
  staticData: { name: 'Profile.PurchaseList', title: 'Purchases' },
  component: () => <LaterPage what="Your purchases with invoices and refunds" />,
})
