import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { migrationsFolder } from './migrations-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the maintenance database on the server of this test run. */
    databaseServerUrl: string
  }
}

/** Set up once per test run: a private server with a migrated template that each test file copies. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gatedrop-tests-'))
  // As root, PostgreSQL runs under another account, which has to reach its files.
  await chmod(folder, 0o755)
  const embedded = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => {},
    // Only here: a test run has nothing that must survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const serverUrl = embedded.url.replace(/\/gatedrop$/, '/postgres')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query('create database migrated')
  await client.end()
  await migrateDatabase(embedded.url.replace(/\/gatedrop$/, '/migrated'), migrationsFolder)
  project.provide('databaseServerUrl', serverUrl)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
