import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/db/client.ts'
import type { PublicCache } from '#server/http/public-cache.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import type { SiteDirectory } from '#server/organisations/site-directory.ts'
import type { Mailer } from '#server/ports/mail.ts'

/** What the site shows of its settings; the same for everybody. */
export type SiteSettings = {
  app_env: 'development' | 'staging' | 'production'
  /** Overrides the organisation's own name in titles when set. */
  site_title: string | null
  /** The address visitors use, without a trailing slash; null: taken from the request. */
  public_url: string | null
  /** Where the app finds the API; '' is the same origin. */
  backend_url: string
  posthog_key: string | null
  trusted_proxies: string[]
  metrics_token: string | null
  demo: boolean
}

/** Everything that handlers, use cases and jobs may use; made once in main.ts and once per test file. */
export type Deps = {
  db: Db
  cache: PublicCache
  live: LiveHub
  sites: SiteDirectory
  mailer: Mailer
  log: FastifyBaseLogger
  /** The folder of the database migrations. */
  migrations: string
  settings: SiteSettings
  /** Milliseconds since the epoch. Tests hand in a fixed clock. */
  now: () => number
}
