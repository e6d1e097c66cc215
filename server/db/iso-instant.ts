import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * An instant inside json_agg or json_build_object, where PostgreSQL would print its own notation:
 * `2025-03-15T08:00:00.000Z`. Outside of JSON the columns come out like that by themselves.
 */
export function isoInstant(value: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
