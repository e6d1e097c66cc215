import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/purchase/successful')({
  staticData: { name: 'PurchaseSuccessful', title: 'Purchase Successful', loginRequired: true },
  component: () => <LaterPage what="What happens after a payment" />,
})
