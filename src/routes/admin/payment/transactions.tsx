import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/payment/transactions')({
  staticData: { name: 'Admin.Payment.Transactions', title: 'Transactions' },
  component: () => <LaterPage what="Money received and returned" />,
})
