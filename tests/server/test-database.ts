import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDatabase } from '#server/db/client.ts'

export type TestDatabase = {
  db: Db
  url: string
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/**
 * A database of the test file's own, as the migrations leave it:
 *
 *     const database = await createTestDatabase()
 *     afterAll(() => database.drop())
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase('migrated')
}

/** A database without any table, for what is tested about migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template0')
}

async function copyDatabase(template: 'migrated' | 'template0'): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = serverUrl.replace(/\/postgres$/, `/${name}`)
  const database = openDatabase(url, { max: 10 })
  return {
    db: database.db,
    url,
    drop: async () => {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
