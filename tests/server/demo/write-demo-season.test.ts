import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isRightPassword } from '#server/auth/password-hash.ts'
import { demoAccounts } from '#server/db/demo/demo-accounts.ts'
import { ridgebackId } from '#server/db/demo/season/season-ids.ts'
import { severId } from '#server/db/demo/second-club/sever-rows.ts'
import { writeDemoSeason } from '#server/db/demo/write-demo-season.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { events } from '#server/db/tables/events.ts'
import { ledgerEntries } from '#server/db/tables/ledger.ts'
import { orderItems, orders } from '#server/db/tables/orders.ts'
import { resultRows, resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { users } from '#server/db/tables/users.ts'
import { deriveRun } from '#server/results/derive-run.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { demoNow } from './demo-results.ts'

let database: TestDatabase
let again: TestDatabase
let tookMs = 0

beforeAll(async () => {
  database = await createTestDatabase()
  again = await createTestDatabase()
  const begun = performance.now()
  await writeDemoSeason(database.db, { now: demoNow, password: 'trackside-2025' })
  tookMs = performance.now() - begun
  await writeDemoSeason(again.db, { now: demoNow, password: 'trackside-2025' })
})
afterAll(async () => {
  await database.drop()
  await again.drop()
})

it('is written within a few seconds', () => {
  // About 3 s alone; the bound leaves room for a machine that does other things as well.
  expect(tookMs).toBeLessThan(15_000)
})

it('is refused by a database with an organisation in it', async () => {
  await expect(writeDemoSeason(database.db, { now: demoNow, password: 'trackside-2025' })).rejects.toThrow('empty')
})

it('has the same facts, results, entries and orders wherever it is written', async () => {
  const digest = sql`select
    (select md5(string_agg(payload::text, '' order by arrival)) from timing_facts) as facts,
    (select md5(string_agg("row"::text, '' order by "row"::text)) from result_rows) as results,
    (select md5(string_agg(id || state || fee_minor, '' order by id)) from event_sign_ups) as entries,
    (select md5(string_agg(id || status || total_minor || coalesce(reference, ''), '' order by id)) from orders) as orders,
    (select md5(string_agg(slug || body::text, '' order by slug)) from blog_posts) as posts`
  expect((await again.db.execute(digest)).rows).toEqual((await database.db.execute(digest)).rows)
})

it('stores for every published run exactly what the rules make of its facts', async () => {
  const runs = await database.db.select().from(raceRuns).where(eq(raceRuns.status, 'official'))
  expect(runs.length).toBeGreaterThan(60)
  for (const run of runs) {
    const [version] = await database.db
      .select()
      .from(resultVersions)
      .where(eq(resultVersions.race_run_id, run.id))
      .orderBy(desc(resultVersions.version_number))
      .limit(1)
    const stored = await database.db
      .select({ row: resultRows.row })
      .from(resultRows)
      .where(eq(resultRows.result_version_id, version?.id ?? ''))
    const byRider = new Map(stored.map(({ row }) => [row.event_sign_up_id, row]))
    const derived = await deriveRun(database.db, run)
    expect(derived.closed).toBe(true)
    expect(derived.rows.map((row) => byRider.get(row.event_sign_up_id))).toEqual(derived.rows)
  }
})

it('balances every order: paid ones to nothing, transfers on their way to their total', async () => {
  const sums = await database.db
    .select({
      id: orders.id,
      status: orders.status,
      total: orders.total_minor,
      owed: sql<number>`sum(${ledgerEntries.amount_minor})::int`,
    })
    .from(orders)
    .innerJoin(ledgerEntries, eq(ledgerEntries.order_id, orders.id))
    .groupBy(orders.id)
  expect(new Set(sums.map(({ status }) => status))).toEqual(new Set(['paid', 'pending', 'refunded', 'partly_refunded']))
  for (const { status, total, owed } of sums) expect(owed).toBe(status === 'pending' ? total : 0)
  const items = await database.db
    .select({ total: orders.total_minor, items: sql<number>`sum(${orderItems.price_minor})::int` })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.order_id, orders.id))
    .groupBy(orders.id)
  for (const order of items) expect(order.items).toBe(order.total)
})

it('lets every printed account sign in, and nobody else', async () => {
  const rows = await database.db.select().from(users)
  const open = rows.filter(({ password_hash }) => password_hash !== null)
  expect(open.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort())
  expect(open.every(({ is_verified }) => is_verified)).toBe(true)
  expect(await isRightPassword(open[0]?.password_hash ?? null, 'trackside-2025')).toBe(true)
})

it('keeps 7, 07, 007 and 00 apart in one class', async () => {
  const numbers = await database.db.select({ number: classAssignments.start_number }).from(classAssignments)
  for (const number of ['7', '07', '007', '00']) expect(numbers).toContainEqual({ number })
})

it('leaves nothing of the second club in the first', async () => {
  const mixed = z.array(z.object({ name: z.string(), mixed: z.number() }))
  const shared = await database.db.execute(sql`
    select 'riders' as name, count(*)::int as mixed from class_assignments a join class_assignments b
      on a.participant_id = b.participant_id and a.organisation_id <> b.organisation_id
    union all select 'entries', count(*)::int from event_sign_ups s join events e on e.id = s.event_id
      where s.organisation_id <> e.organisation_id
    union all select 'roles', count(*)::int from user_roles a join user_roles b
      on a.user_id = b.user_id and a.organisation_id <> b.organisation_id`)
  expect(mixed.parse(shared.rows).map((row) => row.mixed)).toEqual([0, 0, 0])
  const others = await database.db.select().from(events).where(ne(events.organisation_id, ridgebackId))
  expect(others.length).toBeGreaterThan(0)
  expect(others.every(({ organisation_id }) => organisation_id === severId)).toBe(true)
  const own = and(eq(events.organisation_id, severId), eq(events.is_published, true))
  expect(await database.db.select().from(events).where(own)).toHaveLength(2)
})
