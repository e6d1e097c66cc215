import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/purchase/cancelled')({
  staticData: { name: 'PurchaseCancelled', title: 'Purchase Cancelled', loginRequired: true },
  component: () => <LaterPage what="What to do after a cancelled payment" />,
})
