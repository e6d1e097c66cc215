import type { PageView } from './analytics-page-view.ts'

/** The part of PostHog that we use. */
export type AnalyticsLibrary = {
  optIn: () => void
  optOut: () => void
  capture: (event: '$pageview' | '$pageleave', properties: PageView) => void
  reset: () => void
}

export type AnalyticsOptions = {
  /** PostHog's project key; null: analytics do not exist here. */
  key: string | null
  /** Fetches and starts the library. Called at most once with success, only after consent and only online. */
  load: (key: string) => Promise<AnalyticsLibrary>
  hasConsent: () => boolean
  isOnline: () => boolean
}

export type Analytics = ReturnType<typeof createAnalytics>

/**
 * Counts pages for those who agreed. Declined, blocked or without a key it costs nothing: the library is never fetched.
 * A failed load is tried again at the next page, three times at most; nothing waits for it.
 */
export function createAnalytics({ key, load, hasConsent, isOnline }: AnalyticsOptions) {
  let library: AnalyticsLibrary | null = null
  let loading: Promise<void> | null = null
  let failures = 0
  let shown: PageView | null = null
  let counted: PageView | null = null

  const leave = () => {
    if (counted === null) return
    if (library !== null && hasConsent()) library.capture('$pageleave', counted)
    counted = null
  }
  const count = () => {
    if (library === null || shown === null || shown === counted || !hasConsent()) return
    leave()
    library.capture('$pageview', shown)
    counted = shown
  }
  const start = () => {
    if (key === null || library !== null || loading !== null || failures >= 3) return
    if (!hasConsent() || !isOnline()) return
    loading = load(key)
      .then((loaded) => {
        library = loaded
        if (!hasConsent()) return loaded.optOut()
        loaded.optIn()
        count()
      })
      .catch(() => {
        failures += 1
      })
      .finally(() => {
        loading = null
      })
  }

  return {
    /** Another page is on screen. */
    show(page: PageView): void {
      shown = page
      if (library === null) start()
      else count()
    },
    /** The page is closed or put aside. */
    leave,
    /** The answer about tracking has changed. */
    consentChanged(): void {
      if (library === null) start()
      else if (hasConsent()) {
        library.optIn()
        count()
      } else {
        counted = null
        library.optOut()
      }
    },
    /** Sign-out: whoever comes next is somebody else. */
    reset(): void {
      library?.reset()
    },
  }
}
