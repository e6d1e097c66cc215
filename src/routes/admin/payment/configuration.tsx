import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/payment/configuration')({
  staticData: { name: 'Admin.Payment.Configuration', title: 'Payment Configuration' },
  component: () => <LaterPage what="Ways to pay" />,
})
