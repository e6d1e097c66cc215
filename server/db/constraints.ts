import { getTableName, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, foreignKey, index, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Words } from './columns.ts'

type Columns = [AnyPgColumn, ...AnyPgColumn[]]

/** PostgreSQL cuts longer names off silently, and two cut names may collide. */
const LONGEST_NAME = 63

/**
 * The columns refer to the target's columns. A second column keeps parent and child in one organisation, event or
 * championship: `refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id])`.
 */
export function refersTo(
  columns: Columns,
  foreignColumns: Columns,
  onDelete: 'restrict' | 'cascade' | 'set null' = 'restrict',
) {
  return foreignKey({ columns, foreignColumns, name: constraintName(columns, 'fk') }).onDelete(onDelete)
}

/** A key that other tables refer to, or a rule that two rows never share these values. */
export function uniqueTogether(...columns: Columns) {
  return unique(constraintName(columns, 'key')).on(...columns)
}

/** Unique among the rows that meet the condition. */
export function uniqueWhere(columns: Columns, condition: SQL) {
  return uniqueIndex(constraintName(columns, 'key'))
    .on(...columns)
    .where(condition)
}

export function indexOn(...columns: Columns) {
  return index(constraintName(columns, 'idx')).on(...columns)
}

/** The column holds one of the words. */
export function oneOf(column: AnyPgColumn, words: Words<string>) {
  return oneOfWords(column, words.options)
}

export function oneOfWords(column: AnyPgColumn, words: readonly string[]) {
  const list = words.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  return check(constraintName([column], 'word'), sql`${column} in (${sql.raw(list)})`)
}

export function notNegative(column: AnyPgColumn) {
  return check(constraintName([column], 'not_negative'), sql`${column} >= 0`)
}

export function positive(column: AnyPgColumn) {
  return check(constraintName([column], 'positive'), sql`${column} > 0`)
}

/** The second is not before the first; holds while either is unknown. */
export function inOrder(first: AnyPgColumn, second: AnyPgColumn) {
  return check(constraintName([second], 'order'), sql`${first} <= ${second}`)
}

export function isCurrency(column: AnyPgColumn) {
  return check(constraintName([column], 'currency'), sql`${column} ~ '^[A-Z]{3}$'`)
}

function constraintName(columns: readonly AnyPgColumn[], ending: string): string {
  const [first] = columns
  if (first === undefined) throw new Error('a constraint needs a column')
  const roles = columns.map((column) => column.name.replace(/_id$/, '').replace('organisation', 'org'))
  const name = [getTableName(first.table), ...roles, ending].join('_')
  if (name.length > LONGEST_NAME) throw new Error(`the constraint's name is too long: ${name}`)
  return name
}
