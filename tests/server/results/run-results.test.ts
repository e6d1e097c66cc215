import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resultCalls } from '#domain/results/result-calls.ts'
import { makeRunOfficial, publishRun } from '#server/results/publish-run.ts'
import { ask, askCall } from '../public-answers.ts'
import { type InsertedSeason, insertRaceDay, insertRiders, insertSeason, type RaceDay } from '../race-day.ts'
import { appendFacts, passing, rideRace, setRunStatus, start } from '../race-facts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const now = Date.parse('2025-03-15T12:00:00.000Z')
let site: TestApp
let season: InsertedSeason
let round = 0

beforeAll(async () => {
  site = await createTestApp({ now: () => now })
  season = await insertSeason(site.deps.db)
  await site.deps.sites.reload()
})
afterAll(() => site.close())

let day: RaceDay
let riders: Awaited<ReturnType<typeof insertRiders>>
beforeEach(async () => {
  const { db } = site.deps
  round += 1
  riders ??= await insertRiders(db)
  day = await insertRaceDay(db, season, riders, { round_number: round })
})

const path = () => `results/events/${day.event.id}/race-runs/${day.run.id}/`
const read = () => askCall(site.app, resultCalls.getRunResults, path())
const publication = (state: 'provisional' | 'official', reason = '') => ({
  race_run_id: day.run.id,
  state,
  reason,
  published_by_id: null,
  published_at: '2025-03-15T11:00:00.000Z',
})

describe('a run that goes on', () => {
  test('is derived from what has been recorded so far', async () => {
    const { db } = site.deps
    await setRunStatus(db, day, 'running')
    await appendFacts(db, day, [
      { after_s: 0, fact: start },
      { after_s: 60, fact: passing('31') },
      { after_s: 62, fact: passing('7') },
    ])
    const results = await read()
    expect(results).toMatchObject({ state: 'live', version: null, leader_laps: 1, leader_ms: 60_000, planned_laps: 2 })
    expect(results.rows.map(({ start_number, laps, racing }) => [start_number, laps, racing])).toEqual([
      ['31', 1, true],
      ['7', 1, true],
      ['214', 0, true],
    ])
    expect(results.rows[1]?.gap).toEqual({ kind: 'time', ms: 2000 })
    expect(results.rows[0]?.full_name).toBe('Jakub Dvořák')
  })

  test('shows a passing that another process writes in its next answer', async () => {
    const { db } = site.deps
    await setRunStatus(db, day, 'running')
    await appendFacts(db, day, [{ after_s: 0, fact: start }])
    expect((await read()).leader_laps).toBe(0)
    await appendFacts(db, day, [{ after_s: 60, fact: passing('214') }])
    await expect.poll(async () => (await read()).rows[0]?.start_number).toBe('214')
  })
})

test('a run that has not begun has no rows', async () => {
  expect((await read()).rows).toEqual([])
  const [line] = await askCall(site.app, resultCalls.listRunResults, `results/events/${day.event.id}/race-runs/`)
  expect(line).toMatchObject({ name: 'Pro final', state: null, version: null, status_label: 'Scheduled' })
})

describe('publishing', () => {
  test('keeps the rows as they were, with laps and penalties in words', async () => {
    const { db } = site.deps
    await rideRace(db, day, ['7', '31', '214'], ['7', '31', '214'])
    await appendFacts(db, day, [
      {
        after_s: 300,
        fact: {
          kind: 'penalty',
          event_sign_up_id: day.signUps.get('7'),
          effect: { kind: 'time', ms: 10_000 },
          reason: 'cut the corner at the tyres, lap 6',
        },
      },
    ])
    await setRunStatus(db, day, 'finished')
    await publishRun(db, season.scope, publication('provisional'))
    const results = await read()
    expect(results).toMatchObject({ state: 'provisional', version: 1, race_run: { status: 'provisional' } })
    expect(results.rows.map(({ position, start_number }) => [position, start_number])).toEqual([
      [1, '31'],
      [2, '214'],
      [3, '7'],
    ])
    expect(results.rows[2]).toMatchObject({
      penalties: ['+10 s, cut the corner at the tyres, lap 6'],
      lap_ms: [60_000, 60_000],
      race_ms: [60_000, 120_000],
      lap_positions: [1, 1],
      racing: false,
    })
  })

  test('a further version needs a reason, and the older one stays', async () => {
    const { db } = site.deps
    await rideRace(db, day, ['7', '31'], ['7', '31'])
    await publishRun(db, season.scope, publication('provisional'))
    await expect(publishRun(db, season.scope, publication('provisional', ' '))).rejects.toMatchObject({
      code: 'invalid',
      fields: { reason: [expect.any(String)] },
    })
    await publishRun(db, season.scope, publication('official', 'Protest heard'))
    expect(await read()).toMatchObject({ state: 'official', version: 2 })
    const [line] = await askCall(site.app, resultCalls.listRunResults, `results/events/${day.event.id}/race-runs/`)
    expect(line).toMatchObject({ state: 'official', version: 2, status: 'official' })
  })

  test('a provisional version can be made official, once', async () => {
    const { db } = site.deps
    await rideRace(db, day, ['7'], ['7'])
    await publishRun(db, season.scope, publication('provisional'))
    const given = { race_run_id: day.run.id, official_by_id: null, official_at: '2025-03-15T11:30:00.000Z' }
    await makeRunOfficial(db, season.scope, given)
    expect(await read()).toMatchObject({ state: 'official', version: 1, updated_at: '2025-03-15T11:30:00.000Z' })
    await expect(makeRunOfficial(db, season.scope, given)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('waits until the run is closed', async () => {
    await appendFacts(site.deps.db, day, [{ after_s: 0, fact: start }])
    await expect(publishRun(site.deps.db, season.scope, publication('provisional'))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test("is refused for another organisation's run", async () => {
    const other = await insertSeason(site.deps.db, 'other.example')
    await expect(publishRun(site.deps.db, other.scope, publication('provisional'))).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('the leader of the standings before the event wears the red plate', async () => {
  const { db } = site.deps
  const before = await insertRaceDay(db, season, riders, {
    round_number: 90,
    start_date_time: '2025-03-10T08:00:00.000Z',
    end_date_time: '2025-03-10T17:00:00.000Z',
  })
  await rideRace(db, before, ['214', '7', '31'], ['214', '7', '31'])
  await publishRun(db, season.scope, { ...publication('official'), race_run_id: before.run.id })
  await rideRace(db, day, ['7', '31', '214'], ['7', '31', '214'])
  await publishRun(db, season.scope, publication('provisional'))
  const red = (await read()).rows.filter(({ red_plate }) => red_plate)
  expect(red.map(({ start_number }) => start_number)).toEqual(['214'])
})

test('a foreign, an unpublished and an unknown run are not found, with the same body', async () => {
  const { db } = site.deps
  const elsewhere = await insertSeason(db, 'elsewhere.example')
  const foreign = await insertRaceDay(db, elsewhere, await insertRiders(db))
  const hidden = await insertRaceDay(db, season, riders, { is_published: false, round_number: 99 })
  await site.deps.sites.reload()
  const unknown = '01956b3a-0000-7000-8000-000000000000'
  const asked = [
    `results/events/${foreign.event.id}/race-runs/${foreign.run.id}/`,
    `results/events/${hidden.event.id}/race-runs/${hidden.run.id}/`,
    `results/events/${day.event.id}/race-runs/${foreign.run.id}/`,
    `results/events/${day.event.id}/race-runs/${unknown}/`,
    `results/events/${unknown}/race-runs/${unknown}/`,
    `results/events/${day.event.id}/championship-classes/${elsewhere.pro.id}/`,
    `results/events/not-an-id/race-runs/`,
  ]
  const bodies = await Promise.all(asked.map((each) => ask(site.app, each)))
  expect(new Set(bodies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(bodies[0]?.status).toBe(404)
  const own = await askCall(
    site.app,
    resultCalls.listRunResults,
    `results/events/${foreign.event.id}/race-runs/`,
    'elsewhere.example',
  )
  expect(own).toHaveLength(1)
})
