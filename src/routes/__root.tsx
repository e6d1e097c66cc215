import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppServices } from '#src/app/app-context.ts'
import { AppShell } from '#src/app/app-shell.tsx'
import { guardNavigation } from '#src/app/navigation-guard.ts'
import { siteQuery } from '#src/features/site/site-queries.ts'

export const Route = createRootRouteWithContext<AppServices>()({
  beforeLoad: ({ context, matches, location }) =>
    guardNavigation(
      context,
      matches.map((match) => match.staticData),
      location.href,
    ),
  // Without the club's details the page still works: the footer falls back to the site's title.
  loader: ({ context }) => context.queryClient.ensureQueryData(siteQuery(context.api)).catch(() => null),
  component: AppShell,
})
