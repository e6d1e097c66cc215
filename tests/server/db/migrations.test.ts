import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { changeNoun } from '#server/db/change-feed.ts'
import { countPendingMigrations, migrateDatabase } from '#server/db/migrate.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { createEmptyDatabase, createTestDatabase } from '../test-database.ts'
import { allTables, tableExports } from './table-modules.ts'

const migrated = await createTestDatabase()
afterAll(() => migrated.drop())

async function rows<Row extends z.ZodMiniObject>(row: Row, query: ReturnType<typeof sql>) {
  return z.array(row).parse((await migrated.db.execute(query)).rows)
}

/** Shown on no public page, or not by themselves. */
const quietTables = [
  'audit_log',
  'auth_tokens',
  'form_data',
  'form_templates',
  'idempotency_keys',
  'import_profiles',
  'indemnities',
  'indemnity_files',
  'indemnity_template_versions',
  'indemnity_templates',
  'installation_settings',
  'invoice_counters',
  'invoices',
  'jobs',
  'ledger_entries',
  'mail_outbox',
  'membership_people',
  'memberships',
  'one_time_tokens',
  'order_items',
  'orders',
  'participant_links',
  'payment_configurations',
  'payment_messages',
  'payments',
  'rate_limits',
  'refunds',
  'result_imports',
  'stored_files',
  'sync_items',
  'tickets',
  'timing_devices',
  'transponder_collections',
  'transponders',
  'user_roles',
  'users',
  'vehicles',
]

describe('the migrations', () => {
  it('hold every change of the tables: generating finds nothing to do', async () => {
    const journal = z
      .object({ entries: z.array(z.object({ idx: z.int() })) })
      .parse(JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')))
    const last = String(journal.entries.at(-1)?.idx).padStart(4, '0')
    const snapshot = JSON.parse(readFileSync(`${migrationsFolder}/meta/${last}_snapshot.json`, 'utf8'))
    expect(await generateMigration(snapshot, generateDrizzleJson(tableExports))).toEqual([])
  })

  it('make exactly the columns that the tables say', async () => {
    expect(allTables.length).toBeGreaterThanOrEqual(75)
    const column = z.object({ table: z.string(), name: z.string(), type: z.string(), not_null: z.boolean() })
    const found = await rows(
      column,
      sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
          a.attnotnull as not_null
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    )
    const wanted = allTables.flatMap((table) =>
      getTableConfig(table).columns.map((each) => ({
        table: getTableName(table),
        name: each.name,
        type: each
          .getSQLType()
          .replace('timestamp (3)', 'timestamp(3)')
          .replace(/numeric\((\d+), (\d+)\)/, 'numeric($1,$2)'),
        not_null:
          each.notNull || each.primary || getTableConfig(table).primaryKeys.some((key) => key.columns.includes(each)),
      })),
    )
    const sorted = (list: z.infer<typeof column>[]) => list.map((each) => JSON.stringify(each)).sort()
    expect(sorted(found)).toEqual(sorted(wanted))
  })

  it('make every constraint and index that the tables say, under that name', async () => {
    const found = await rows(
      z.object({ name: z.string() }),
      sql`select conname as name from pg_constraint where connamespace = 'public'::regnamespace
        union select indexrelid::regclass::text from pg_index i join pg_class c on c.oid = i.indrelid
        where c.relnamespace = 'public'::regnamespace`,
    )
    const names = new Set(found.map(({ name }) => name))
    const wanted = allTables.flatMap((table) => {
      const config = getTableConfig(table)
      return [
        ...config.checks.map((each) => each.name),
        ...config.foreignKeys.map((each) => each.getName()),
        ...config.indexes.map((each) => each.config.name),
        ...config.uniqueConstraints.map((each) => each.getName()),
      ]
    })
    expect(wanted.filter((name) => name === undefined || !names.has(name))).toEqual([])
  })

  it('give every row with updated_at its version, and every public table its announcements', async () => {
    const triggers = await rows(
      z.object({ table: z.string(), name: z.string() }),
      sql`select tgrelid::regclass::text as table, tgname as name from pg_trigger where not tgisinternal`,
    )
    const tablesWith = (name: string) =>
      new Set(triggers.filter((each) => each.name === name).map((each) => each.table))
    const versioned = allTables.filter((table) =>
      getTableConfig(table).columns.some(({ name }) => name === 'updated_at'),
    )
    expect([...tablesWith('touch_updated_at')].sort()).toEqual(versioned.map((table) => getTableName(table)).sort())
    for (const name of ['announce_insert', 'announce_update', 'announce_delete', 'announce_truncate']) {
      const announcing = tablesWith(name)
      const silent = allTables.map((table) => getTableName(table)).filter((table) => !announcing.has(table))
      expect(silent.sort()).toEqual(quietTables)
    }
  })

  it('announce only known nouns, and each of them somewhere', async () => {
    const found = await rows(
      z.object({ noun: z.string() }),
      sql`select distinct convert_from(noun, 'UTF8') as noun from pg_trigger,
        regexp_split_to_table(encode(tgargs, 'hex'), '(?<=^(?:..)*)00') as part, decode(part, 'hex') as noun
        where tgname = 'announce_insert' and part <> ''`,
    )
    expect(found.map(({ noun }) => noun).sort()).toEqual([...changeNoun.options].sort())
  })

  it('index the first column of every foreign key', async () => {
    const found = await rows(
      z.object({ foreign_key: z.string() }),
      sql`select c.conname as foreign_key from pg_constraint c
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
          select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    )
    expect(found).toEqual([])
  })
})

describe('migrateDatabase', () => {
  it('may run in several processes at once, and again', async () => {
    const empty = await createEmptyDatabase()
    try {
      expect(await countPendingMigrations(empty.db, migrationsFolder)).toBeGreaterThan(0)
      await Promise.all([1, 2, 3].map(() => migrateDatabase(empty.url, migrationsFolder)))
      await migrateDatabase(empty.url, migrationsFolder)
      expect(await countPendingMigrations(empty.db, migrationsFolder)).toBe(0)
    } finally {
      await empty.drop()
    }
  })
})
