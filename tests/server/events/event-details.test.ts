import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventCalls } from '#domain/events/event-calls.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses, eventTimetableRows } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { priceTables, priceTiers } from '#server/db/tables/price-tables.ts'
import { prices } from '#server/db/tables/prices.ts'
import { waitingListEntries } from '#server/db/tables/waiting-list.ts'
import { ask, askCall } from '../public-answers.ts'
import { type InsertedSeason, insertRaceDay, insertRiders, insertSeason, type RaceDay } from '../race-day.ts'
import { insertSignUp } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const now = Date.parse('2025-03-05T12:00:00.000Z')
let clock = now
let site: TestApp
let season: InsertedSeason
let day: RaceDay

beforeAll(async () => {
  site = await createTestApp({ now: () => clock })
  const { db } = site.deps
  season = await insertSeason(db)
  await site.deps.sites.reload()
  day = await insertRaceDay(db, season, await insertRiders(db), {
    name: 'Kamenný Vrch, závod',
    venue_name: 'Kamenný Vrch',
    venue_city: 'Brno',
    teaser: 'A log matrix; a rock garden, and a 90-second lap that goes on and on and on until the very end',
    latitude: 49.2231,
    longitude: 16.521,
  })
  const { organisation_id, id: event_id } = day.event
  await db.update(championshipClasses).set({ min_age: 16, is_licence_required: true })
  await db.update(eventClasses).set({ capacity: 6 }).where(eq(eventClasses.event_id, event_id))
  const held = async (heldUntil: string) => {
    const { signUp } = await insertSignUp(db, day.event, season.pro)
    await db.update(eventSignUps).set({ state: 'held', held_until: heldUntil }).where(eq(eventSignUps.id, signUp.id))
  }
  await held('2025-03-05T12:10:00.000Z')
  await held('2025-03-05T11:50:00.000Z')
  const { signUp: waiter } = await insertSignUp(db, day.event, season.pro)
  await db.update(eventSignUps).set({ state: 'waitlisted' }).where(eq(eventSignUps.id, waiter.id))
  await db.insert(waitingListEntries).values({ organisation_id, event_id, event_sign_up_id: waiter.id })
  await db.insert(eventTimetableRows).values({
    organisation_id,
    event_id,
    starts_at: '2025-03-15T07:00:00.000Z',
    title: 'Gate and race office open',
  })
  const [table] = await db
    .insert(priceTables)
    .values({ organisation_id, championship_id: season.championship.id, name: 'Entry', currency: 'CZK' })
    .returning()
  const price_table_id = table?.id ?? ''
  const tier = async (name: string, from: string | null, to: string | null, fee: number) => {
    const [row] = await db
      .insert(priceTiers)
      .values({ price_table_id, name, valid_from: from, valid_to: to })
      .returning()
    const price = {
      organisation_id,
      price_table_id,
      price_tier_id: row?.id ?? '',
      kind: 'entry' as const,
      championship_class_id: season.pro.id,
    }
    await db.insert(prices).values([
      { ...price, amount_minor: fee },
      { ...price, audience: 'member', amount_minor: fee - 20_000 },
    ])
  }
  await tier('Early', null, '2025-03-09T22:59:00.000Z', 115_000)
  await tier('Late', '2025-03-09T22:59:00.000Z', null, 130_000)
})
afterAll(() => site.close())

const path = (tail = '') => `events/${day.event.id}/${tail}`
const read = () => askCall(site.app, eventCalls.getEvent, path())

test('fees are those of the tier of today, the next rise is announced', async () => {
  const event = await read()
  expect(event).toMatchObject({
    price_from_minor: 115_000,
    currency: 'CZK',
    next_fee_change: { at: '2025-03-09T22:59:00.000Z', rise_minor: 15_000 },
  })
  expect(event.event_classes).toMatchObject([{ fee_minor: 115_000, member_fee_minor: 95_000 }])
})

test('places: a hold counts only while it lasts, the waiting list does not', async () => {
  const event = await read()
  expect(event.event_classes).toMatchObject([{ capacity: 6, taken: 4, waiting: 1 }])
  expect(event.places_left).toBe(2)
  expect(event.entry_count).toBe(3)
})

test('says who may enter and what the day holds', async () => {
  const event = await read()
  expect(event.event_classes[0]).toMatchObject({ eligibility: 'With a licence, from 16 years', guardian_signs: false })
  expect(event.timetable).toEqual([
    { time: '2025-03-15T07:00:00.000Z', title: 'Gate and race office open', note: null },
    { time: '2025-03-15T08:00:00.000Z', title: 'Pro final', note: '2 laps' },
  ])
})

test('the entry list shows only who agreed, found by name or number', async () => {
  const entries = await askCall(site.app, eventCalls.listEntries, path('entries/'))
  expect(entries.results.map(({ full_name, start_number }) => [full_name, start_number])).toEqual([
    ['Łukasz Wójcik', '7'],
    ['Jakub Dvořák', '31'],
  ])
  expect(entries.count).toBe(2)
  const found = async (search: string) =>
    (
      await askCall(site.app, eventCalls.listEntries, path(`entries/?search=${encodeURIComponent(search)}`))
    ).results.map(({ start_number }) => start_number)
  expect(await found('dvoř')).toEqual(['31'])
  expect(await found('7')).toEqual(['7'])
  expect(await found('214')).toEqual([])
  const paged = await askCall(site.app, eventCalls.listEntries, path('entries/?limit=1'))
  expect(paged.next).toBe(`/api/v1/${path('entries/')}?limit=1&offset=1`)
})

test('run groups and runs, the groups by both names', async () => {
  const groups = await askCall(site.app, eventCalls.listRaceRunGroups, path('race-run-groups/'))
  expect(groups).toMatchObject([{ name: 'Pro', classes: [{ name: 'Pro' }], waves: [] }])
  expect(await askCall(site.app, eventCalls.listRrgs, path('rrgs/'))).toEqual(groups)
  const runs = await askCall(site.app, eventCalls.listRaceRuns, path('race-runs/'))
  expect(runs).toMatchObject([{ name: 'Pro final', is_live: false, classes: [{ name: 'Pro' }] }])
})

test('the calendar file: UTC, escaped, folded, no line over 75 octets', async () => {
  const { raw } = await ask(site.app, path('calendar/'))
  expect(raw.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(raw.headers['content-disposition']).toBe('attachment; filename="kamenny-vrch-zavod.ics"')
  const lines = raw.payload.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = raw.payload.replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded).toContain('DTSTART:20250315T080000Z')
  expect(unfolded).toContain('DTEND:20250315T170000Z')
  expect(unfolded).toContain('SUMMARY:Kamenný Vrch\\, závod')
  expect(unfolded).toContain('LOCATION:Kamenný Vrch\\, Brno')
  expect(unfolded).toContain(
    'DESCRIPTION:A log matrix\\; a rock garden\\, and a 90-second lap that goes on and on and on until the very end',
  )
  expect(unfolded).toContain('GEO:49.2231;16.521')
})

test('foreign, unpublished and unknown events are not found, all with the same body', async () => {
  const { db } = site.deps
  const other = await insertSeason(db, 'other.example')
  await site.deps.sites.reload()
  const riders = await insertRiders(db)
  const foreign = await insertRaceDay(db, other, riders)
  const hidden = await insertRaceDay(db, season, await insertRiders(db), {
    is_published: false,
    round_number: 9,
  }).catch(() => null)
  expect(hidden).toBeNull()
  const tails = ['', 'entries/', 'rrgs/', 'race-run-groups/', 'race-runs/', 'calendar/', 'live/']
  const bodies = await Promise.all(
    ['01956b3a-0000-7000-8000-000000000000', foreign.event.id, 'no-id'].flatMap((id) =>
      tails.map((tail) => ask(site.app, `events/${id}/${tail}`)),
    ),
  )
  expect(new Set(bodies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(bodies[0]?.status).toBe(404)
})

test('with the next tier the fees rise by themselves', async () => {
  clock = Date.parse('2025-03-10T00:00:00.000Z')
  site.deps.cache.drop(['prices'])
  expect(await read()).toMatchObject({ price_from_minor: 130_000, next_fee_change: null })
  clock = now
})
