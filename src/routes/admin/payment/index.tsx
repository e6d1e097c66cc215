import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/payment/')({
  staticData: { name: 'Admin.Payment', title: 'Payment' },
  component: () => <LaterPage what="Payments of the organisation" />,
})
