import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventCalls } from '#domain/events/event-calls.ts'
import { ask, askCall } from '../public-answers.ts'
import { type InsertedSeason, insertSeason } from '../race-day.ts'
import { insertEvent } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const now = Date.parse('2025-03-15T12:00:00.000Z')
let site: TestApp
let season: InsertedSeason

beforeAll(async () => {
  site = await createTestApp({ now: () => now })
  const { db } = site.deps
  season = await insertSeason(db)
  const other = await insertSeason(db, 'other.example')
  await site.deps.sites.reload()
  const add = (name: string, date: string, fields: Parameters<typeof insertEvent>[2] = {}) =>
    insertEvent(db, season.championship, {
      name,
      short_name: name,
      is_published: true,
      start_date_time: `${date}T08:00:00.000Z`,
      end_date_time: `${date}T17:00:00.000Z`,
      status_set_at: '2025-01-01T00:00:00.000Z',
      ...fields,
    })
  await add('Brno Sands', '2024-10-12', { round_number: 1, results_available: true, status: 'sign_ups_closed' })
  await add('Štěpánov Quarry', '2025-03-29', { round_number: 6, sign_ups_open_at: '2025-02-01T00:00:00.000Z' })
  await add('Bělá Forest', '2025-04-12', { round_number: 7, status: 'sign_ups_open' })
  await add('Closed Field', '2025-04-20', {
    status: 'sign_ups_open',
    sign_ups_close_at: '2025-03-15T11:59:59.000Z',
  })
  // Half past midnight on the first of May in Prague is still April in UTC.
  await add('May Night', '2025-04-30', {
    start_date_time: '2025-04-30T22:30:00.000Z',
    end_date_time: '2025-05-01T02:00:00.000Z',
    event_type: 'ticketed_event',
  })
  await add('Not published', '2025-04-01', { is_published: false, status: 'sign_ups_open' })
  await insertEvent(db, other.championship, { name: 'Foreign', is_published: true })
})
afterAll(() => site.close())

const list = (query = '') => askCall(site.app, eventCalls.listEvents, `events/${query}`)
const names = async (query: string) => (await list(query)).results.map(({ name }) => name)

test('shows the published events of the site by start, never those of another', async () => {
  const all = ['Brno Sands', 'Štěpánov Quarry', 'Bělá Forest', 'Closed Field', 'May Night']
  expect(await names('')).toEqual(all)
  const foreign = await askCall(site.app, eventCalls.listEvents, 'events/', 'other.example')
  expect(foreign.results.map(({ name }) => name)).toEqual(['Foreign'])
})

test.each([
  ['?status=sign_ups_open', ['Štěpánov Quarry', 'Bělá Forest']],
  ['?status=sign_ups_closed', ['Brno Sands', 'Closed Field']],
  ['?when=past', ['Brno Sands']],
  ['?when=upcoming&order_by=-start_date_time&limit=2', ['May Night', 'Closed Field']],
  ['?event_type=ticketed_event', ['May Night']],
  ['?event_type=race_event&order_by=name&limit=2', ['Bělá Forest', 'Brno Sands']],
  ['?order_by=-round_number&limit=5', ['Closed Field', 'May Night', 'Bělá Forest', 'Štěpánov Quarry', 'Brno Sands']],
  ['?month=2025-05', ['May Night']],
  ['?month=2025-04', ['Bělá Forest', 'Closed Field']],
  ['?search=stepanov', ['Štěpánov Quarry']],
  ['?search=nothing', []],
  ['?limit=6&offset=0&status=sign_ups_open&order_by=start_date_time', ['Štěpánov Quarry', 'Bělá Forest']],
])('events/%s', async (query, expected) => {
  const found = await names(query)
  expect(query.includes('round_number') ? found.slice(2) : found).toEqual(
    query.includes('round_number') ? expected.slice(2) : expected,
  )
})

test('by championship, and none for a foreign one', async () => {
  expect((await list(`?championship=${season.championship.id}`)).count).toBe(5)
  expect((await list('?championship=01956b3a-0000-7000-8000-000000000000')).count).toBe(0)
})

test('pages name their neighbours as paths with the whole query', async () => {
  const second = await list('?limit=2&offset=2&order_by=name')
  expect(second.count).toBe(5)
  expect(second.next).toBe('/api/v1/events/?limit=2&offset=4&order_by=name')
  expect(second.previous).toBe('/api/v1/events/?limit=2&offset=0&order_by=name')
  const last = await ask(site.app, second.next?.replace('/api/v1/', '') ?? '')
  expect(last.body).toMatchObject({ next: null, results: [{}] })
})

test.each(['?limit=0', '?limit=101', '?offset=-1', '?order_by=id', '?status=open', '?month=2025-13', '?colour=red'])(
  'refuses events/%s',
  async (query) => {
    const { status, body } = await ask(site.app, `events/${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([query.slice(1).split('=')[0]])
  },
)

describe('the label', () => {
  test.each([
    ['Brno Sands', 'Results Available'],
    ['Štěpánov Quarry', 'Registration Open'],
    ['Closed Field', 'Registration Closed'],
    ['May Night', 'Upcoming'],
  ])('of %s is %s', async (name, label) => {
    const card = (await list()).results.find((each) => each.name === name)
    expect(card?.status_label).toBe(label)
  })
})

test('a write from another connection changes the next answer', async () => {
  const before = (await list()).count
  await insertEvent(site.deps.db, season.championship, { name: 'Added', is_published: true, round_number: 50 })
  await expect.poll(async () => (await list()).count).toBe(before + 1)
})
