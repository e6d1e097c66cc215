import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AppServices } from '#src/app/app-context.ts'
import { CrashPage } from '#src/app/crash-page.tsx'
import { NotFoundPage } from '#src/app/not-found-page.tsx'
import { routeTree } from './route-tree.gen.ts'

/** Flags of a route (spec section 2.4) and its name as the analytics and the tests know it. */
export type RouteFlags = {
  name?: string
  title?: string
  loginRequired?: boolean
  requireAdmin?: boolean
  hideNav?: boolean
  hideFooter?: boolean
  /** Rendered in the browser only: forms with passwords, addresses with one-time tokens. */
  clientOnly?: boolean
  /** The page has a large picture: its scripts start after `load` (first-paint.md). */
  lateScripts?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFlags {}
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

export function createAppRouter(context: AppServices, history: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: false,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
