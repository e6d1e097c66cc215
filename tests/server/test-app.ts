import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { publicNouns } from '#domain/core/call.ts'
import { buildApp } from '#server/app.ts'
import { type ChangeFeed, listenForChanges } from '#server/db/change-feed.ts'
import type { Deps } from '#server/deps.ts'
import { createPublicCache } from '#server/http/public-cache.ts'
import { createLiveHub } from '#server/live/live-hub.ts'
import { readLiveTopic } from '#server/live/live-topic.ts'
import { createSiteDirectory } from '#server/organisations/site-directory.ts'
import { createMailer } from '#server/ports/mail.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  database: TestDatabase
  /** Writes of other processes reach this app too, as in production. */
  feed: ChangeFeed
  close(): Promise<void>
}

type TestAppOptions = {
  database?: TestDatabase
  now?: () => number
  settings?: Partial<Deps['settings']>
  overallLimit?: number
}

/** The application that ships, over a database of the test file's own, without a socket. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase())
  const sites = createSiteDirectory(database.db)
  const cache = createPublicCache()
  const live = createLiveHub((topic) => readLiveTopic(deps, topic))
  const settings: Deps['settings'] = {
    app_env: 'development',
    site_title: null,
    public_url: null,
    backend_url: '',
    posthog_key: null,
    trusted_proxies: [],
    metrics_token: null,
    demo: false,
    ...options.settings,
  }
  const log = pino({ level: 'silent' })
  const deps: Deps = {
    db: database.db,
    cache,
    live,
    sites,
    mailer: createMailer(null),
    log,
    migrations: migrationsFolder,
    settings,
    now: options.now ?? Date.now,
  }
  cache.deafen()
  const feed = await new Promise<ChangeFeed>((done) => {
    const started = listenForChanges(database.url, {
      onChange: (nouns) => {
        cache.drop(publicNouns.filter((noun) => nouns.has(noun)))
        if (nouns.has('site')) void sites.reload()
        void live.changed()
      },
      onDeaf: cache.deafen,
      onHearing: () => {
        cache.hear()
        setImmediate(() => done(started))
      },
    })
  })
  await sites.reload()
  const app = await buildApp({ deps, built: null, overallLimit: options.overallLimit ?? 1_000_000 })
  return {
    app,
    deps,
    database,
    feed,
    async close() {
      live.close()
      await app.close()
      await feed.close()
      await database.drop()
    },
  }
}
