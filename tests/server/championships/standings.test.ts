import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import { publishStandings } from '#server/championships/publish-standings.ts'
import { events } from '#server/db/tables/events.ts'
import { participants } from '#server/db/tables/participants.ts'
import { standingsAdjustments } from '#server/db/tables/standings.ts'
import { publishRun } from '#server/results/publish-run.ts'
import { ask, askCall } from '../public-answers.ts'
import { type InsertedSeason, insertRaceDay, insertRiders, insertSeason, type Riders } from '../race-day.ts'
import { appendFacts, passing, rideRace, setRunStatus, start } from '../race-facts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const now = Date.parse('2025-03-15T12:00:00.000Z')
let site: TestApp
let season: InsertedSeason
let riders: Riders
const dayOf = (date: string) => ({ start_date_time: `${date}T08:00:00.000Z`, end_date_time: `${date}T17:00:00.000Z` })

beforeAll(async () => {
  site = await createTestApp({ now: () => now })
  const { db } = site.deps
  season = await insertSeason(db, 'club.example', { drop: { kind: 'best_n', n: 2 } })
  await site.deps.sites.reload()
  riders = await insertRiders(db)
  await heldRound(1, '2025-01-10', ['7', '31', '214'])
  await heldRound(2, '2025-02-10', ['31', '7', '214'])
})
afterAll(() => site.close())

async function heldRound(round: number, date: string, order: string[]) {
  const { db } = site.deps
  const day = await insertRaceDay(db, season, riders, { round_number: round, ...dayOf(date), short_name: `R${round}` })
  await rideRace(db, day, order, order)
  await publishRun(db, season.scope, {
    race_run_id: day.run.id,
    state: 'official',
    reason: '',
    published_by_id: null,
    published_at: `${date}T16:00:00.000Z`,
  })
  return day
}

const path = () => `results/championships/${season.championship.id}/championship-classes/${season.pro.id}/`
const read = () => askCall(site.app, championshipCalls.getStandings, path())

test('what has been published is added up; a tie is said in words', async () => {
  const standings = await read()
  expect(standings).toMatchObject({ state: 'provisional', version: null, running: null })
  expect(standings.rules_text).toContain('The best two rounds count.')
  expect(
    standings.rows.map(({ start_number, points, behind_leader }) => [start_number, points, behind_leader]),
  ).toEqual([
    ['31', 47, 0],
    ['7', 47, 0],
    ['214', 40, 7],
  ])
  expect(standings.rows[0]?.tie_note).toBe('Ahead of 7 on 25 points to 22 in the last round')
  expect(standings.rows.map(({ red_plate }) => red_plate)).toEqual([true, false, false])
})

test('publishing makes a numbered version; a change shows as provisional until the next', async () => {
  const { db } = site.deps
  const publication = {
    championship_class_id: season.pro.id,
    state: 'official' as const,
    reason: '',
    published_by_id: null,
    published_at: '2025-02-11T09:00:00.000Z',
  }
  const before = await read()
  await publishStandings(db, season.scope, publication)
  await expect.poll(async () => (await read()).version).toBe(1)
  const published = await read()
  expect(published).toMatchObject({ state: 'official', updated_at: '2025-02-11T09:00:00.000Z' })
  expect(published.rows).toEqual(before.rows)
  await expect(publishStandings(db, season.scope, publication)).rejects.toMatchObject({ code: 'invalid' })

  const zofia = riders.find(({ number }) => number === '214')?.uuid ?? ''
  const [adjustment] = await db
    .insert(standingsAdjustments)
    .values({
      organisation_id: season.organisation.id,
      championship_class_id: season.pro.id,
      participant_id: zofia,
      points: -5,
      reason: 'Noise limit',
    })
    .returning()
  await expect.poll(async () => (await read()).version).toBeNull()
  expect((await read()).rows[2]).toMatchObject({ points: 35, adjustments: [{ points: -5, reason: 'Noise limit' }] })
  await db
    .update(standingsAdjustments)
    .set({ voided_at: new Date(now).toISOString(), void_reason: 'Measured wrong' })
    .where(eq(standingsAdjustments.id, adjustment?.id ?? ''))
  await expect.poll(async () => (await read()).version).toBe(1)
})

test('a rider who asked to be forgotten stands under a pseudonym, also in what was published before', async () => {
  const { db } = site.deps
  const zofia = riders.find(({ number }) => number === '214')?.uuid ?? ''
  const erased = { erased_at: new Date(now).toISOString(), pseudonym: 'Rider 214' }
  await db.update(participants).set(erased).where(eq(participants.uuid, zofia))
  await expect.poll(async () => (await read()).rows[2]?.full_name).toBe('Rider 214')
  expect((await read()).version).toBe(1)
  await db.update(participants).set({ erased_at: null }).where(eq(participants.uuid, zofia))
})

describe('while a round is running', () => {
  test('its points count as they stand, the worst round is dropped', async () => {
    const { db } = site.deps
    const day = await insertRaceDay(db, season, riders, { round_number: 3, ...dayOf('2025-03-15'), short_name: 'R3' })
    await setRunStatus(db, day, 'running')
    await appendFacts(db, day, [
      { after_s: 0, fact: start },
      { after_s: 60, fact: passing('7') },
      { after_s: 62, fact: passing('31') },
    ])
    await insertRaceDay(db, season, riders, { round_number: 4, ...dayOf('2025-05-15'), short_name: 'R4' })
    await expect.poll(async () => (await read()).state).toBe('live')
    const standings = await read()
    expect(standings.running).toBe('Round 3 is running. Its points count as if the Pro final stopped now.')
    expect(standings.rounds.map(({ state }) => state)).toEqual(['held', 'held', 'running', 'upcoming'])
    expect(standings.rows[0]).toMatchObject({
      start_number: '7',
      points: 50,
      scores: [
        { points: 25, dropped: false, provisional: false, text: null },
        { points: 22, dropped: true },
        { points: 25, dropped: false, provisional: true },
        null,
      ],
    })
    expect(standings.rows[2]?.scores[2]).toMatchObject({ points: 0, text: null })
  })

  test('the season at a glance says who leads as it stands', async () => {
    const results = await askCall(
      site.app,
      championshipCalls.getChampionshipResults,
      `results/championships/${season.championship.id}/`,
    )
    expect(results.leaders).toMatchObject([{ rows: [{ start_number: '7', points: 50, position: 1 }, {}, {}] }])
  })
})

test('a cancelled round is marked, and its place in the season stays', async () => {
  const { db } = site.deps
  await db
    .update(events)
    .set({ cancelled_at: new Date(now).toISOString() })
    .where(eq(events.round_number, 4))
  const address = `championships/${season.championship.id}/`
  await expect
    .poll(async () => (await askCall(site.app, championshipCalls.getChampionship, address)).rounds.at(-1)?.state)
    .toBe('cancelled')
})

test('CSV and PDF name what they print', async () => {
  const csv = await ask(site.app, `${path()}csv/`)
  const lines = csv.raw.rawPayload.toString('utf8').split('\r\n')
  expect(lines[0]).toContain('1 R1,1 dropped,2 R2,2 dropped')
  expect(lines[1]).toContain('Hall Cup,2024-2025,Pro,As it stands')
  const pdf = await ask(site.app, `${path()}pdf/`)
  expect(pdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.raw.headers['content-disposition']).toContain('hall-cup-pro-standings.pdf')
})

test('drafts and foreign championships are not found and not listed', async () => {
  const { db } = site.deps
  const other = await insertSeason(db, 'other.example')
  await site.deps.sites.reload()
  const own = await askCall(site.app, championshipCalls.listChampionships, 'championships/')
  expect(own).toMatchObject({ count: 1, next: null, previous: null, results: [{ id: season.championship.id }] })
  const missing = [
    `championships/${other.championship.id}/`,
    `results/championships/${other.championship.id}/`,
    `results/championships/${season.championship.id}/championship-classes/${other.pro.id}/`,
  ]
  for (const each of missing) expect((await ask(site.app, each)).status, each).toBe(404)
})
