import { createFileRoute } from '@tanstack/react-router'
import { ActivatePage } from '#src/features/auth/activate-page.tsx'

export const Route = createFileRoute('/auth/activation/$uid/$token')({
  staticData: { name: 'Activate', title: 'Activate Account' },
  component: Page,
})

function Page() {
  return <ActivatePage {...Route.useParams()} />
}
