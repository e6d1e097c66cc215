import posthog from 'posthog-js/dist/module.slim.no-external'
import type { AnalyticsLibrary } from './analytics.ts'
import { withoutAddresses } from './analytics-page-view.ts'

/**
 * PostHog's slim build with everything off but the two events we send ourselves (specification, section 9). Longest
 * session (24 h), retries (10, 30 min apart at most) and the request's limit of 60 s are the library's own.
 */
export function startPosthog(key: string): AnalyticsLibrary {
  posthog.init(key, {
    api_host: 'https://eu.i.posthog.com',
    ui_host: 'https://eu.posthog.com',
    session_idle_timeout_seconds: 1800,
    request_queue_config: { flush_interval_ms: 3000 },
    rate_limiting: { events_per_second: 10 },
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    enable_heatmaps: false,
    save_referrer: false,
    save_campaign_params: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    opt_out_capturing_by_default: true,
    before_send: (event) => {
      if (event === null) return null
      const { $set: _set, $set_once: _setOnce, ...rest } = event
      return { ...rest, properties: withoutAddresses(event.properties) }
    },
  })
  return {
    optIn: () => posthog.opt_in_capturing({ captureEventName: false }),
    optOut: () => posthog.opt_out_capturing(),
    capture: (event, properties) => {
      posthog.capture(event, properties)
    },
    reset: () => posthog.reset(),
  }
}
