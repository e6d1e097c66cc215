import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const modules: Record<string, Record<string, unknown>> = import.meta.glob('../../../server/db/tables/*.ts', {
  eager: true,
})

/** Every table that the product defines. */
export const allTables: PgTable[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))

/** The tables' exports by their TypeScript name, as drizzle-kit wants them. */
export const tableExports: Record<string, unknown> = Object.assign({}, ...Object.values(modules))
