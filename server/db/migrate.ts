import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Db } from './client.ts'

/** Any number will do, as long as nothing else in the database locks it. */
const MIGRATION_LOCK = 7_316_004_221

/**
 * Brings the database up to date with the folder (`server/db/migrations`, or its copy beside the bundled server). Each
 * start does it; of several processes that start at once one works and the others wait. All or nothing.
 */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'gatedrop migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

/** How many of the folder's migrations the database lacks: 0 when it is ready to serve. */
export async function countPendingMigrations(db: Db, migrationsFolder: string): Promise<number> {
  const found = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_migrated`)
  const isMigrated = z.array(z.object({ is_migrated: z.boolean() })).parse(found.rows)[0]?.is_migrated === true
  const newest = isMigrated
    ? await db.execute(sql`select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`)
    : { rows: [{ newest: 0 }] }
  const appliedUntil = z.array(z.object({ newest: z.number() })).parse(newest.rows)[0]?.newest ?? 0
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > appliedUntil).length
}
