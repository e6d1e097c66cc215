import { getTableColumns } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const MOST_PARAMETERS = 60_000

/** Inserts all rows in as few statements as possible, in their order. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let from = 0; from < rows.length; from += atOnce) {
    await db.insert(table).values(rows.slice(from, from + atOnce))
  }
}
