import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { PublicNoun } from '#domain/core/call.ts'
import { publicNouns } from '#domain/core/call.ts'
import { buildApp } from './app.ts'
import { listenForChanges } from './db/change-feed.ts'
import { openDatabase } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { watchTimedChanges } from './events/timed-changes.ts'
import { createPublicCache } from './http/public-cache.ts'
import { safeError } from './http/safe-error.ts'
import { jobHandlers } from './jobs/job-handlers.ts'
import { startJobWorker } from './jobs/job-worker.ts'
import { createLiveHub } from './live/live-hub.ts'
import { readLiveTopic } from './live/live-topic.ts'
import type { Storage } from './open-storage.ts'
import { createSiteDirectory } from './organisations/site-directory.ts'
import { createMailer } from './ports/mail.ts'
import { prepareData } from './prepare-data.ts'

export type ServerOptions = {
  env: Env
  log: FastifyBaseLogger
  storage: Storage
  demo: boolean
  root: string
}

/** Migrates, fills a new demo, listens. @returns the address and how to stop: no new requests, streams closed, jobs let go. */
export async function startServer({ env, log, storage, demo, root }: ServerOptions) {
  const migrations = join(root, 'server/db/migrations')
  await migrateDatabase(storage.url, migrations)
  const database = openDatabase(storage.url, { max: 20 })
  const sites = createSiteDirectory(database.db)
  const cache = createPublicCache(env.PUBLIC_CACHE_MB * 1024 * 1024)
  const settings: Deps['settings'] = {
    app_env: env.APP_ENV,
    site_title: env.SITE_TITLE ?? null,
    public_url: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    backend_url: env.BACKEND_URL?.replace(/\/$/, '') ?? '',
    posthog_key: env.POSTHOG_KEY ?? null,
    trusted_proxies: env.TRUSTED_PROXIES,
    metrics_token: env.METRICS_TOKEN ?? null,
    demo,
  }
  const live = createLiveHub((topic) => readLiveTopic(deps, topic))
  const mailer = createMailer(env.SMTP_URL ?? null, env.MAIL_FROM ?? null)
  const deps: Deps = { db: database.db, cache, live, sites, mailer, log, migrations, settings, now: Date.now }

  cache.deafen()
  const clock = watchTimedChanges(deps)
  const feed = listenForChanges(storage.url, {
    onChange: (nouns) => {
      void clock.rearm()
      void changed(deps, nouns)
    },
    onDeaf: cache.deafen,
    onHearing: () => {
      // A date may have moved while nobody listened.
      void clock.rearm()
      void sites.reload().then(cache.hear, (error: unknown) => log.warn({ err: safeError(error) }, 'sites not read'))
    },
  })
  const prepared = await prepareData(deps, env, demo)
  await sites.reload()
  await clock.rearm()
  const client = join(root, 'dist/client')
  const render = env.RENDER_PAGES === 'on' ? join(root, 'dist/ssr/entry-server.js') : null
  const built = existsSync(join(client, 'index.html')) ? { client, render } : null
  const app = await buildApp({ deps, built, overallLimit: env.REQUESTS_PER_MINUTE })
  const worker = startJobWorker(deps, jobHandlers)
  await app.listen({ port: env.PORT, host: env.HOST })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? (bound satisfies AddressInfo).port : env.PORT
  const address = settings.public_url ?? `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${port}`

  return {
    address,
    port,
    notice: prepared.notice.map((line) => (line.startsWith('/') ? address + line : line)),
    deps,
    async stop(): Promise<void> {
      live.close()
      clock.stop()
      setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
      await app.close()
      await prepared.demoRace?.stop()
      await worker.stop()
      await feed.close()
      await database.close()
    },
  }
}

/** How long a request that is being answered may take once the server is told to stop. */
const graceMs = 5_000

async function changed(deps: Deps, announced: ReadonlySet<string>): Promise<void> {
  const nouns = publicNouns.filter((noun): noun is PublicNoun => announced.has(noun))
  if (nouns.includes('site'))
    await deps.sites.reload().catch((error: unknown) => deps.log.warn({ err: safeError(error) }, 'sites not read'))
  deps.cache.drop(nouns)
  if (announced.has('results') || announced.has('timing') || announced.has('events')) await deps.live.changed()
}
