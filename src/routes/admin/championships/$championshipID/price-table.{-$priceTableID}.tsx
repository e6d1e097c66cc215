import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/$championshipID/price-table/{-$priceTableID}')({
  staticData: { name: 'Admin.Championship.PriceTable', title: 'Price Table' },
  component: () => <LaterPage what="Fees by date, membership and class" />,
})
