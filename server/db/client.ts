import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ParsingClient, valueParsers } from './value-parsers.ts'

/** The pool or a transaction: whoever takes a `Db` works in the caller's transaction without knowing. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  db: Db
  /** Waits for running queries and closes the connections. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** The most connections of this process. */
  max: number
  /** Told when an idle connection breaks, such as at a restart of the database; the pool replaces it. */
  onConnectionLost?(error: Error): void
}

/**
 * Opens a pool. A statement may take 15 s, wait 5 s for a lock, and a transaction may lie idle for 30 s before the
 * database ends it, so that one stuck request cannot hold up a race day. The session's time zone is UTC.
 */
export function openDatabase(url: string, { max, onConnectionLost = () => {} }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: ParsingClient,
    types: valueParsers,
    max,
    application_name: 'gatedrop',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', onConnectionLost)
  return { db: drizzle(pool), close: () => pool.end() }
}

/**
 * Runs `work` in a transaction: everything or nothing. Isolation is READ COMMITTED: each statement sees what others
 * have committed, so a decision that others could overturn (places, numbers, holds) first locks its row FOR UPDATE.
 * Inside a transaction it makes a savepoint.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction((tx) => work(tx), { isolationLevel: 'read committed' })
}
