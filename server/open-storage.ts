import { resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import type { Env } from './env.ts'

/** Where the data lies: the address of the database, and how to let go of it. */
export type Storage = { url: string; close(): Promise<void> }

/** Your PostgreSQL when DATABASE_URL says so, otherwise a private one in DATA_DIR. */
export async function openStorage(env: Env, log: FastifyBaseLogger): Promise<Storage> {
  if (env.DATABASE_URL !== undefined) return { url: env.DATABASE_URL, close: async () => {} }
  const embedded = await startEmbeddedPostgres({ dataDir: resolve(env.DATA_DIR), log: (message) => log.info(message) })
  return { url: embedded.url, close: embedded.stop }
}
