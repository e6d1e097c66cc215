import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resultCalls } from '#domain/results/result-calls.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { publishRun } from '#server/results/publish-run.ts'
import { ask, askCall } from '../public-answers.ts'
import { type InsertedSeason, insertRaceDay, insertRiders, insertSeason, type RaceDay } from '../race-day.ts'
import { appendFacts, passing, rideRace, start } from '../race-facts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let season: InsertedSeason
let first: RaceDay
let second: RaceDay

beforeAll(async () => {
  site = await createTestApp({ now: () => Date.parse('2025-03-15T12:00:00.000Z') })
  const { db } = site.deps
  season = await insertSeason(db)
  await site.deps.sites.reload()
  first = await insertRaceDay(db, season, await insertRiders(db))
  const [ridden] = await db.select().from(raceRuns).where(eq(raceRuns.id, first.run.id))
  const later = { name: 'Second final', planned_start: '2025-03-15T11:00:00.000Z' }
  const [run] = await db
    .insert(raceRuns)
    .values({ ...first.run, ...ridden, ...later, id: newId() })
    .returning()
  if (run === undefined) throw new Error('nothing was inserted')
  second = { ...first, run, startMs: first.startMs + 3 * 3600_000 }
  await rideRace(db, first, ['7', '31', '214'], ['7', '31', '214'])
  await publishRun(db, season.scope, {
    race_run_id: first.run.id,
    state: 'official',
    reason: '',
    published_by_id: null,
    published_at: '2025-03-15T10:00:00.000Z',
  })
})
afterAll(() => site.close())

const path = () => `results/events/${first.event.id}/championship-classes/${season.pro.id}/`
const read = () => askCall(site.app, resultCalls.getClassPoints, path())

test('one published run gives the points of the table', async () => {
  const points = await read()
  expect(points).toMatchObject({
    state: 'official',
    method: 'The points of one run.',
    race_runs: [{ name: 'Pro final' }],
  })
  expect(points.rows.map(({ position, start_number, points: sum }) => [position, start_number, sum])).toEqual([
    [1, '7', 25],
    [2, '31', 22],
    [3, '214', 20],
  ])
})

test('a second run counts as it stands while it goes on, and breaks a tie', async () => {
  const { db } = site.deps
  await appendFacts(db, second, [
    { after_s: 0, fact: start },
    { after_s: 60, fact: passing('31') },
    { after_s: 61, fact: passing('7') },
  ])
  await db.update(raceRuns).set({ status: 'running' }).where(eq(raceRuns.id, second.run.id))
  await expect.poll(async () => (await read()).state).toBe('live')
  const points = await read()
  expect(points.race_runs.map(({ name }) => name)).toEqual(['Pro final', 'Second final'])
  expect(points.rows[0]).toMatchObject({
    start_number: '31',
    position: 1,
    points: 47,
    tie_note: 'Ahead of 7 on the better last run',
    runs: [
      { position: 2, points: 22, status: 'finished', bonus: 0 },
      { position: 1, points: 25 },
    ],
  })
  expect(points.rows[1]).toMatchObject({ start_number: '7', position: 2, points: 47 })
})

test('as CSV: a mark for Excel, one head, the result named on each row', async () => {
  const { raw } = await ask(site.app, `${path()}csv/`)
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(raw.headers['content-disposition']).toBe('attachment; filename="round-1-brno-pro-points.csv"')
  const lines = raw.rawPayload.toString('utf8').split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFPosition,Number,Name,Pro final place,Pro final points,Second final place,Second final points,Points,Tie,Event,Date,Class,Result',
  )
  expect(lines[1]).toBe(
    '1,31,Jakub Dvořák,2,22,1,25,47,Ahead of 7 on the better last run,Round 1 Brno,2025-03-15,Pro,As it stands',
  )
})

test('as PDF', async () => {
  const { raw } = await ask(site.app, `${path()}pdf/`)
  expect(raw.headers['content-type']).toBe('application/pdf')
  expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
