import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/payment/price-tables/$priceTableID')({
  staticData: { name: 'Admin.Payment.PriceTable', title: 'Price Table' },
  component: () => <LaterPage what="One price table" />,
})
