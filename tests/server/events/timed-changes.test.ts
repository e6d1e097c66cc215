import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventCalls } from '#domain/events/event-calls.ts'
import { findNextTimedChange, watchTimedChanges } from '#server/events/timed-changes.ts'
import { askCall } from '../public-answers.ts'
import { type InsertedSeason, insertSeason } from '../race-day.ts'
import { insertEvent } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let season: InsertedSeason

beforeAll(async () => {
  site = await createTestApp()
  season = await insertSeason(site.deps.db)
  await site.deps.sites.reload()
})
afterAll(() => site.close())

test('the next moment is the nearest one to come, and there may be none', async () => {
  const { db } = site.deps
  expect(await findNextTimedChange(db, '2025-01-01T00:00:00.000Z')).toBeNull()
  await insertEvent(db, season.championship, {
    is_published: true,
    sign_ups_open_at: '2025-02-01T00:00:00.000Z',
    sign_ups_close_at: '2025-03-01T00:00:00.000Z',
  })
  expect(await findNextTimedChange(db, '2025-01-01T00:00:00.000Z')).toBe('2025-02-01T00:00:00.000Z')
  expect(await findNextTimedChange(db, '2025-02-01T00:00:00.000Z')).toBe('2025-03-01T00:00:00.000Z')
  expect(await findNextTimedChange(db, '2025-03-15T08:00:00.000Z')).toBe('2025-03-15T17:00:00.000Z')
})

test('a registration opens by the clock although its answer was kept', async () => {
  const { db } = site.deps
  const event = await insertEvent(db, season.championship, {
    is_published: true,
    round_number: 2,
    status_set_at: new Date(Date.now() - 1000).toISOString(),
    sign_ups_open_at: new Date(Date.now() + 1500).toISOString(),
    start_date_time: '2099-03-15T08:00:00.000Z',
    end_date_time: '2099-03-15T17:00:00.000Z',
  })
  const status = async () => (await askCall(site.app, eventCalls.getEvent, `events/${event.id}/`)).status
  await expect.poll(status).toBe('visible')
  const watching = watchTimedChanges(site.deps)
  await watching.rearm()
  await expect.poll(status, { timeout: 5000 }).toBe('sign_ups_open')
  watching.stop()
})

test('a look that fails while the database is away is tried again', async () => {
  const event = await insertEvent(site.deps.db, season.championship, {
    is_published: true,
    round_number: 3,
    status_set_at: new Date(Date.now() - 1000).toISOString(),
    sign_ups_open_at: new Date(Date.now() + 1500).toISOString(),
    start_date_time: '2099-03-15T08:00:00.000Z',
    end_date_time: '2099-03-15T17:00:00.000Z',
  })
  const status = async () => (await askCall(site.app, eventCalls.getEvent, `events/${event.id}/`)).status
  await expect.poll(status).toBe('visible')
  const away = { execute: vi.fn().mockRejectedValueOnce(new Error('away')) }
  away.execute.mockImplementation((query) => site.deps.db.execute(query))
  const watching = watchTimedChanges({ ...site.deps, db: Object.assign(Object.create(site.deps.db), away) }, 10)
  await watching.rearm()
  await expect.poll(status, { timeout: 5000 }).toBe('sign_ups_open')
  watching.stop()
})
