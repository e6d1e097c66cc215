import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/payment/price-tables/create')({
  staticData: { name: 'Admin.Payment.CreatePriceTable', title: 'Price Table' },
  component: () => <LaterPage what="A new price table" />,
})
