import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { insertChampionshipClass, insertRound, insertSignUp } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { refusalOf, refused } from './refusal-of.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

let round: Awaited<ReturnType<typeof insertRound>>
beforeAll(async () => {
  round = await insertRound(db)
})

describe('start numbers', () => {
  it('are unique in a class while in use, as texts, and free again after a withdrawal', async () => {
    const { championshipClass, event } = round
    const enter = (start_number: string) => insertSignUp(db, event, championshipClass, { start_number })
    const first = await enter('7')
    expect(await refusalOf(enter('07'))).toBeNull()
    expect(await refusalOf(enter('7'))).toBe(refused.notUnique)
    await db.update(classAssignments).set({ state: 'withdrawn' }).where(eq(classAssignments.id, first.assignment.id))
    expect(await refusalOf(enter('7'))).toBeNull()
  })

  it('may be the same in two classes, and a rider is in a class once', async () => {
    const other = await insertChampionshipClass(db, round.championship)
    const { participant_id } = (await insertSignUp(db, round.event, round.championshipClass, { start_number: '42' }))
      .assignment
    expect(await refusalOf(insertSignUp(db, round.event, other, { start_number: '42', participant_id }))).toBeNull()
    expect(await refusalOf(insertSignUp(db, round.event, other, { participant_id }))).toBe(refused.notUnique)
  })
})

describe('sign-ups', () => {
  it('are for a class or a ticket, and one assignment enters an event once', async () => {
    const mine = eq(eventSignUps.id, round.signUp.id)
    expect(await refusalOf(db.update(eventSignUps).set({ class_assignment_id: null }).where(mine))).toBe(refused.check)
    const { id: _id, created_at: _c, updated_at: _u, ...fields } = round.signUp
    expect(await refusalOf(db.insert(eventSignUps).values(fields))).toBe(refused.notUnique)
    await db.update(eventSignUps).set({ state: 'withdrawn' }).where(mine)
    expect(await refusalOf(db.insert(eventSignUps).values(fields))).toBeNull()
  })
})
