import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '#src/app/forbidden-page.tsx'

export const Route = createFileRoute('/error/403')({
  staticData: { name: 'AccessDenied', title: 'Access Denied' },
  // The screen names itself 'Error 400': that is how the specification has it (section 2.1).
  head: () => ({ meta: [{ title: 'Error 400' }, { name: 'robots', content: 'noindex' }] }),
  component: ForbiddenPage,
})
