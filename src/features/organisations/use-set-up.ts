import { useRouter } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { setupCalls } from '#domain/organisations/organisation-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { chooseOrganisation } from '#src/app/chosen-organisation.ts'
import { siteQuery } from '#src/features/site/site-queries.ts'
import { notify } from '#src/ui/notices.ts'

type Body = z.output<typeof setupCalls.setUpSite.body>

/** Creates the club and its owner, then lets the owner log in on the way to the admin area. */
export function useSetUp() {
  const { api, queryClient } = useApp()
  const router = useRouter()
  return {
    send: (body: Body) => api(setupCalls.setUpSite, { body }),
    done: ({ organisation_slug }: { organisation_slug: string }) => {
      chooseOrganisation(organisation_slug)
      void queryClient.invalidateQueries({ queryKey: siteQuery(api).queryKey })
      notify({ kind: 'success', text: 'Your club is set up. Log in to begin.', life: 8000 })
      void router.navigate({ to: '/auth/login', search: { to: '/admin/home' }, replace: true })
    },
  }
}
