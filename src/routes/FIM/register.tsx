import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/FIM/register')({
  staticData: { name: 'FIMRegistrationForm', title: 'FIM Registration', loginRequired: true, requireAdmin: true },
  component: () => <LaterPage what="Entering an international rider at the desk" />,
})
