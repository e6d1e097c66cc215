import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { spawnServer } from './spawn-server.ts'

/**
 * One database and one built server with a fresh demo season for the whole browser run. Tests reach the database by
 * TEST_DATABASE_URL, as another process would. BASE_URL names a server that runs already.
 */
export default async function startDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL !== undefined) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'gatedrop-e2e-'))
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const server = await spawnServer({ DATABASE_URL: database.url })
  process.env.BASE_URL = server.address
  process.env.TEST_DATABASE_URL = database.url
  return async () => {
    await server.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
