import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { SetUpPage } from '#src/features/organisations/set-up-page.tsx'

export const Route = createFileRoute('/setup')({
  staticData: { name: 'SetUp', title: 'Set Up', hideNav: true, hideFooter: true, clientOnly: true },
  validateSearch: z.object({ token: z.catch(z._default(z.string(), ''), '') }),
  component: Page,
})

function Page() {
  return <SetUpPage token={Route.useSearch().token} />
}
