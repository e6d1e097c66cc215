import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heatTransfer } from '#domain/results/heat-transfer.ts'
import { participantIdOf } from '#server/db/demo/people/people-rows.ts'
import { eventIdOf, runIdOf } from '#server/db/demo/season/season-ids.ts'
import { writeDemoSeason } from '#server/db/demo/write-demo-season.ts'
import { classPoints } from '#server/db/tables/points.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { demoNow, demoRun } from './demo-results.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await writeDemoSeason(database.db, { now: demoNow, password: 'trackside-2025' })
})
afterAll(() => database.drop())

it('gives a dead heat one place', async () => {
  const { rider } = await demoRun(database.db, 'brno', 'pro-final')
  expect([rider('bellini').position, rider('wojcik').position, rider('muller').position]).toEqual([4, 4, 6])
})

it('has laps put in by hand, lapped riders and a lap taken off', async () => {
  const { rider } = await demoRun(database.db, 'brno', 'pro-final')
  expect(rider('hruby')).toMatchObject({ laps: 11, flags: ['estimated_lap'] })
  expect(rider('horak').gap).toEqual({ kind: 'laps', laps: 1 })
  expect(rider('kral').laps).toBe(rider('kral').lap_times.length - 1)
})

it('has a second version of a result with a reason', async () => {
  const own = eq(resultVersions.race_run_id, runIdOf('brno', 'pro-final'))
  const versions = await database.db.select().from(resultVersions).where(own).orderBy(resultVersions.version_number)
  expect(versions.map(({ state }) => state)).toEqual(['provisional', 'official'])
  expect(versions[1]?.reason).toContain('Lap 7 of 123')
})

it('has riders who did not finish, did not start and were disqualified', async () => {
  const lipno = await demoRun(database.db, 'lipno', 'pro-final')
  expect([lipno.rider('sedlacek').status, lipno.rider('gruber').status]).toEqual(['DNS', 'DSQ'])
  expect((await demoRun(database.db, 'brno', 'pro-final')).rider('vesely').status).toBe('DNF')
})

it('goes back a lap at the red flag and restarts', async () => {
  const { rows, rider, flag_ms } = await demoRun(database.db, 'lipno', 'hobby-final')
  expect(rows[0]).toMatchObject({ participant_id: participantIdOf('prochazka'), laps: 9 })
  expect(rider('blaha').status).toBe('DNF')
  expect(flag_ms).not.toBeNull()
})

it('lets riders behind a guest move up for the points', async () => {
  const rows = await database.db
    .select()
    .from(classPoints)
    .where(eq(classPoints.race_run_id, runIdOf('hall', 'pro-final')))
  const points = (key: string) => rows.find(({ participant_id }) => participant_id === participantIdOf(key))?.points
  expect([points('bellini'), points('lindqvist'), points('wojcik')]).toEqual([20, 0, 18])
})

it('gives a point each for the first gate pick and the holeshot of a Hobby final', async () => {
  const rows = await database.db
    .select()
    .from(classPoints)
    .where(eq(classPoints.race_run_id, runIdOf('brno', 'hobby-final')))
  expect(rows.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(2)
})

it('merges double reads and a second timekeeper, and keeps a stray transponder open', async () => {
  const women = await demoRun(database.db, 'hall', 'women-final')
  expect(women.rows.every(({ laps, flags }) => laps === 11 && flags.length === 0)).toBe(true)
  const stray = await database.db.select().from(timingFacts).where(eq(timingFacts.transponder, '7799001'))
  expect(stray.map(({ race_run_id }) => race_run_id)).toEqual([runIdOf('hall', 'hobby-practice')])
  expect((await demoRun(database.db, 'hall', 'junior85-final')).rider('sykora').laps).toBe(9)
})

it('places professionals and veterans of one gate apart', async () => {
  const { rider, rows } = await demoRun(database.db, 'arena', 'pro-final')
  expect(rider('muller')).toMatchObject({ position: 4, class_position: 1 })
  expect(rider('bellini').penalties[0]?.reason).toBe('cut the corner at the tyres, lap 6')
  expect(rows[0]).toMatchObject({ start_number: '31', laps: 7, racing: true })
})

it('brings exactly those into the finals whom heats and LCQ send there', async () => {
  const cases = [
    ['brno', 'pro', 7, 6, 20],
    ['lipno', 'hobby', 8, 4, 20],
    ['arena', 'pro', 5, 4, 14],
  ] as const
  for (const [event, group, direct, lcqPlaces, gate] of cases) {
    const ridden = (run: string) => demoRun(database.db, event, `${group}-${run}`)
    const heats = [(await ridden('heat-1')).rows, (await ridden('heat-2')).rows]
    const lcq = (await ridden('lcq')).rows
    const sent = heatTransfer({ heats, direct_per_heat: direct, lcq, lcq_places: lcqPlaces, gate_size: gate })
    const finalists = (await ridden('final')).riders.map(({ event_sign_up_id }) => event_sign_up_id)
    expect(sent.final.map(({ row }) => row.event_sign_up_id).sort()).toEqual(finalists.sort())
  }
})

it('has a run that was called off and one that has not begun', async () => {
  const where = and(eq(raceRuns.event_id, eventIdOf('hall')), eq(raceRuns.status, 'cancelled'))
  expect((await database.db.select().from(raceRuns).where(where)).map(({ name }) => name)).toEqual(['Hobby LCQ'])
  const tonight = await database.db
    .select({ name: raceRuns.name, status: raceRuns.status })
    .from(raceRuns)
    .where(and(eq(raceRuns.event_id, eventIdOf('arena')), inArray(raceRuns.status, ['running', 'scheduled'])))
  expect(tonight.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'Hobby final', status: 'scheduled' },
    { name: 'Pro final', status: 'running' },
  ])
})
