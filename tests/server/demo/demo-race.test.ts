import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { advanceDemoRace } from '#server/db/demo/live/advance-demo-race.ts'
import { refreshDemoDates } from '#server/db/demo/live/refresh-demo-dates.ts'
import { eventIdOf, ridgebackId, runIdOf } from '#server/db/demo/season/season-ids.ts'
import { startDemoRace } from '#server/db/demo/start-demo-race.ts'
import { writeDemoSeason } from '#server/db/demo/write-demo-season.ts'
import { events } from '#server/db/tables/events.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { standingsVersions } from '#server/db/tables/standings.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { deriveRun } from '#server/results/derive-run.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { demoNow, demoRun } from './demo-results.ts'

const MINUTE_MS = 60_000
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
  await writeDemoSeason(database.db, { now: demoNow, password: 'trackside-2025' })
})
afterEach(() => database.drop())

const advance = (nowMs: number) => inTransaction(database.db, (tx) => advanceDemoRace(tx, nowMs))

async function advanceThrough(minutes: number, from = demoNow): Promise<void> {
  for (let nowMs = from; nowMs <= from + minutes * MINUTE_MS; nowMs += 20_000) await advance(nowMs)
}

async function statusOf(run: string) {
  const [row] = await database.db
    .select()
    .from(raceRuns)
    .where(eq(raceRuns.id, runIdOf('arena', run)))
  return row?.status
}

async function countFacts(): Promise<number> {
  return database.db.$count(timingFacts)
}

async function liveRuns() {
  return database.db.select().from(raceRuns).where(eq(raceRuns.status, 'running'))
}

it('adds what has happened since, and nothing when asked twice', async () => {
  const before = await countFacts()
  await advance(demoNow + MINUTE_MS)
  const after = await countFacts()
  expect(after - before).toBeGreaterThan(8)
  await advance(demoNow + MINUTE_MS)
  expect(await countFacts()).toBe(after)
  const { rows } = await demoRun(database.db, 'arena', 'pro-final')
  expect(rows[0]).toMatchObject({ start_number: '31', laps: 8, racing: true })
})

it('shows the ninth lap as it is drawn', async () => {
  await advance(demoNow + 115_000)
  const { rider } = await demoRun(database.db, 'arena', 'pro-final')
  expect([rider('dvorak'), rider('kowalska'), rider('stastny')].map(({ total_ms }) => total_ms)).toEqual([
    521_207, 523_325, 526_847,
  ])
})

it('finishes the final, publishes it, and lets the next one follow', async () => {
  await advanceThrough(12)
  expect(await statusOf('pro-final')).toBe('provisional')
  expect(await statusOf('hobby-final')).toBe('running')
  await advanceThrough(5, demoNow + 12 * MINUTE_MS)
  expect(await statusOf('pro-final')).toBe('official')
  const { rows, closed } = await demoRun(database.db, 'arena', 'pro-final')
  expect(closed).toBe(true)
  expect(rows.map(({ status }) => status).filter((status) => status !== 'finished')).toEqual(['DNF', 'DNS'])
})

it('goes on with open nights and publishes the tables of round 4', async () => {
  await advanceThrough(60)
  const nights = await database.db.select().from(events).where(eq(events.name, 'Open night at the Arena'))
  expect(nights).toHaveLength(1)
  expect(nights[0]).toMatchObject({ round_number: null, is_published: true })
  const tables = await database.db.select().from(standingsVersions).where(eq(standingsVersions.reason, 'After round 4'))
  expect(tables).toHaveLength(6)
  for (const run of await database.db.select().from(raceRuns).where(eq(raceRuns.status, 'official'))) {
    const versions = await database.db.select().from(resultVersions).where(eq(resultVersions.race_run_id, run.id))
    expect(versions.length).toBeGreaterThan(0)
  }
})

it('catches up after days without a server: old runs end as planned, a new one begins now', async () => {
  const before = await countFacts()
  const backMs = demoNow + 3 * 24 * 60 * MINUTE_MS
  await advanceThrough(8, backMs)
  expect([await statusOf('pro-final'), await statusOf('hobby-final')]).toEqual(['official', 'official'])
  expect((await countFacts()) - before).toBeLessThan(800)
  const [live] = await liveRuns()
  expect(Date.parse(live?.actual_start ?? '')).toBeGreaterThanOrEqual(backMs)
  if (!live) throw new Error('nothing is running')
  expect((await deriveRun(database.db, live)).rows[0]?.laps).toBeGreaterThan(0)
})

it('moves what is to come forward when its registration has closed unseen', async () => {
  const backMs = demoNow + 24 * 24 * 60 * MINUTE_MS
  const days = async () => {
    const rows = await database.db.select().from(events).where(eq(events.organisation_id, ridgebackId))
    return new Map(rows.map((row) => [row.id, row]))
  }
  const before = await days()
  await inTransaction(database.db, (tx) => refreshDemoDates(tx, backMs))
  const after = await days()
  const movedMs = (id: string) =>
    Date.parse(after.get(id)?.start_date_time ?? '') - Date.parse(before.get(id)?.start_date_time ?? '')
  expect(Date.parse(after.get(eventIdOf('kamenny'))?.sign_ups_close_at ?? '')).toBeGreaterThan(backMs)
  expect(movedMs(eventIdOf('final'))).toBe(movedMs(eventIdOf('kamenny')))
  expect(movedMs(eventIdOf('brno'))).toBe(0)
  await inTransaction(database.db, (tx) => refreshDemoDates(tx, backMs))
  expect(await days()).toEqual(after)
})

it('waits while another process advances, and stops when told', async () => {
  const silent = { warn: () => {} }
  await inTransaction(database.db, async (other) => {
    await other.execute(sql`select pg_advisory_xact_lock(7316004310)`)
    const before = await countFacts()
    const race = startDemoRace({ db: database.db, log: silent })
    await race.stop()
    expect(await countFacts()).toBe(before)
  })
  const before = await countFacts()
  const race = startDemoRace({ db: database.db, log: silent })
  await race.stop()
  expect(await countFacts()).toBeGreaterThan(before)
})
