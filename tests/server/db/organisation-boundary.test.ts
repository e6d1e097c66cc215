import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { events } from '#server/db/tables/events.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { insertEvent, insertRound } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { refusalOf, refused } from './refusal-of.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

let round: Awaited<ReturnType<typeof insertRound>>
let foreign: Awaited<ReturnType<typeof insertRound>>
beforeAll(async () => {
  round = await insertRound(db)
  foreign = await insertRound(db)
})

describe('one organisation never reaches into another', () => {
  it('with an event in a foreign championship', async () => {
    const moving = db
      .update(events)
      .set({ championship_id: foreign.championship.id })
      .where(eq(events.id, (await insertEvent(db, round.championship)).id))
    expect(await refusalOf(moving)).toBe(refused.foreignKey)
  })

  it('with a class of another championship in an event', async () => {
    const entering = db.insert(eventClasses).values({
      organisation_id: round.organisation.id,
      event_id: round.event.id,
      championship_id: round.championship.id,
      championship_class_id: foreign.championshipClass.id,
    })
    expect(await refusalOf(entering)).toBe(refused.foreignKey)
  })

  it('with a run in the group of another event', async () => {
    const moving = db
      .update(raceRuns)
      .set({ race_run_group_id: foreign.raceRun.race_run_group_id })
      .where(eq(raceRuns.id, round.raceRun.id))
    expect(await refusalOf(moving)).toBe(refused.foreignKey)
  })

  it.each([
    ['class assignment of somebody else', () => ({ class_assignment_id: foreign.assignment.id })],
    ['participant who does not hold the assignment', () => ({ participant_id: foreign.assignment.participant_id })],
    ['class of another event', () => ({ event_class_id: foreign.eventClass.id })],
    ['organisation that the event does not belong to', () => ({ organisation_id: foreign.organisation.id })],
  ])('with a sign-up that names a %s', async (_, fields) => {
    const changing = db.update(eventSignUps).set(fields()).where(eq(eventSignUps.id, round.signUp.id))
    expect(await refusalOf(changing)).toBe(refused.foreignKey)
  })
})
