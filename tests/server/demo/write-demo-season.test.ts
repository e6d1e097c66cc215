import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeDemoSeason } from '#server/db/demo/write-demo-season.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const now = Date.parse('2025-03-06T19:40:00.000Z')
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('is written into an empty database within a few seconds', async () => {
  const begun = performance.now()
  await writeDemoSeason(database.db, { now, password: 'trackside-2025' })
  console.log(performance.now() - begun)
  expect(performance.now() - begun).toBeLessThan(8_000)
})
