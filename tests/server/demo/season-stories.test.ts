import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { participantIdOf } from '#server/db/demo/people/people-rows.ts'
import { writeDemoSeason } from '#server/db/demo/write-demo-season.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { demoNow, demoTable } from './demo-results.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await writeDemoSeason(database.db, { now: demoNow, password: 'trackside-2025' })
})
afterAll(() => database.drop())

it('has the Pro table of the picture: drops, a tie broken by places, a round that is running', async () => {
  const table = await demoTable(database.db, 'pro')
  const top = table.lines.slice(0, 8).map(({ start_number, points }) => [start_number, points])
  const expected = [
    ['31', 75],
    ['214', 69],
    ['07', 62],
    ['501', 54],
    ['7', 54],
    ['99', 45],
    ['12', 42],
    ['60', 40],
  ]
  expect(top).toEqual(expected)
  expect(table.line('bellini').tie?.sentence).toBe('one third place to none')
  expect(
    table
      .line('dvorak')
      .scores.slice(0, 4)
      .map((score) => score?.counted),
  ).toEqual([true, false, true, true])
  expect(table.rounds[3]?.state).toBe('running')
})

it('breaks a tie by wins', async () => {
  const table = await demoTable(database.db, 'women')
  expect(table.line('novakova').points).toBe(table.line('vesela').points)
  expect(table.line('novakova').tie?.sentence).toBe('two wins to none')
})

it('leaves a tie shared that nothing breaks', async () => {
  const table = await demoTable(database.db, 'junior65')
  expect(table.line('kralova').position).toBe(table.line('dolejst').position)
  expect(table.line('kralova').tie?.step).toBe('shared')
})

it('does not let a veteran drop the round of a disqualification', async () => {
  const table = await demoTable(database.db, 'veteran')
  const line = table.line('gruber')
  expect(line.scores[1]).toMatchObject({ points: 0, counted: true, disqualified: true })
  expect(line.scores.filter((score) => score && !score.counted)).toHaveLength(1)
})

it('carries half of the points of the rider who changed class', async () => {
  const hobby = await demoTable(database.db, 'hobby')
  const pro = await demoTable(database.db, 'pro')
  const before = hobby.line('kadlec').scores.map((score) => score?.points)
  const carried = pro.line('kadlec').scores.slice(0, 2)
  expect(carried).toEqual(
    before.slice(0, 2).map((points) => expect.objectContaining({ points: (points ?? 0) / 2, carried: true })),
  )
  const kadlec = eq(classAssignments.participant_id, participantIdOf('kadlec'))
  const rows = await database.db.select().from(classAssignments).where(kadlec)
  expect(rows.map(({ start_number, state }) => [start_number, state]).sort()).toEqual([
    ['177', 'moved'],
    ['77', 'active'],
  ])
})
