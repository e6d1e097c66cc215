import type { AppServices } from '#src/app/app-context.ts'
import { createAnalytics } from '#src/lib/analytics.ts'
import { pageViewOf } from '#src/lib/analytics-page-view.ts'
import { reachability } from '#src/offline/connectivity.ts'
import type { AppRouter } from '#src/router.tsx'
import { consentStore } from './consent-store.ts'

/** Tells the analytics which page is on screen, for those who agreed; nothing is fetched before. */
export function trackPages({ config, session }: AppServices, router: AppRouter, win: Window): void {
  if (config.posthog_key === null) return
  const analytics = createAnalytics({
    key: config.posthog_key,
    load: async (key) => (await import('#src/lib/analytics-posthog.ts')).startPosthog(key),
    hasConsent: () => consentStore.read() === true,
    isOnline: () => reachability.isReachable() && win.navigator.onLine,
  })
  const show = () => {
    const { matches, location } = router.state
    const flags = matches.map((match) => match.staticData)
    analytics.show(pageViewOf({ flags, pattern: String(matches.at(-1)?.fullPath ?? ''), pathname: location.pathname }))
  }
  show()
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && show())
  consentStore.subscribe(analytics.consentChanged)
  win.addEventListener('pagehide', analytics.leave)
  let token = session?.token() ?? null
  session?.subscribe(() => {
    const now = session.token()
    if (token !== null && now !== token) analytics.reset()
    token = now
  })
}
