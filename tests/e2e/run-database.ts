import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The address of the database that all browser tests share: for a second server on the same season. */
export function sharedDatabase(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('TEST_DATABASE_URL names the database of the browser tests')
  return url
}

/** An empty database in the same PostgreSQL: for a server whose season has just begun. */
export async function newDatabase(): Promise<string> {
  const url = new URL(sharedDatabase())
  const name = `fresh_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
