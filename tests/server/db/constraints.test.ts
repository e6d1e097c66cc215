import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { events } from '#server/db/tables/events.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { participantLinks } from '#server/db/tables/participants.ts'
import { transponderAssignments, transponderCollections, transponders } from '#server/db/tables/transponders.ts'
import { users } from '#server/db/tables/users.ts'
import {
  insertChampionship,
  insertEvent,
  insertOrganisation,
  insertParticipant,
  insertRound,
  insertUser,
} from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { refusalOf, refused } from './refusal-of.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

let round: Awaited<ReturnType<typeof insertRound>>
beforeAll(async () => {
  round = await insertRound(db)
})

describe('accounts', () => {
  it('have e-mail addresses that differ in more than case', async () => {
    await insertUser(db, { email: 'Jana@Example.org' })
    expect(await refusalOf(insertUser(db, { email: 'jana@example.ORG' }))).toBe(refused.notUnique)
  })

  it('have a full name made of both, and one person of their own', async () => {
    const user = await insertUser(db, { first_name: 'Jana', last_name: '' })
    expect(user.full_name).toBe('Jana')
    const link = async () => ({
      user_id: user.id,
      participant_id: (await insertParticipant(db)).uuid,
      relation: 'self' as const,
      is_self: true,
    })
    expect(await refusalOf(db.insert(participantLinks).values(await link()))).toBeNull()
    expect(await refusalOf(db.insert(participantLinks).values(await link()))).toBe(refused.notUnique)
  })

  it('cannot be deleted while something names them', async () => {
    const user = await insertUser(db)
    await db
      .update(classAssignments)
      .set({ created_by_id: user.id })
      .where(eq(classAssignments.id, round.assignment.id))
    expect(await refusalOf(db.delete(users).where(eq(users.id, user.id)))).toBe('23001')
  })
})

describe('words and forms', () => {
  it.each([
    ['a status nobody knows', sql`update events set status = 'open'`],
    ['a currency in small letters', sql`update organisations set currency = 'czk'`],
    ['a slug with a space', sql`update organisations set slug = 'a b'`],
    ['an end before the start', sql`update events set end_date_time = start_date_time - interval '1 hour'`],
    ['a fee below nothing', sql`update event_sign_ups set fee_minor = -1`],
    ['a hold without an end', sql`update event_sign_ups set state = 'held', held_until = null`],
    ['a start number with a dash', sql`update class_assignments set start_number = '1-2'`],
    ['a latitude beyond the pole', sql`update events set latitude = 91`],
  ])('refuse %s', async (_, statement) => {
    expect(await refusalOf(db.execute(statement))).toBe(refused.check)
  })
})

describe('transponders', () => {
  const at = (time: string) => `2025-03-15T${time}:00.000Z`

  it('are with one rider at a time, and may be swapped at noon', async () => {
    const organisation_id = round.organisation.id
    const [collection] = await db
      .insert(transponderCollections)
      .values({ organisation_id, name: 'Hire', currency: 'CZK' })
      .returning()
    const [transponder] = await db
      .insert(transponders)
      .values({ organisation_id, transponder_collection_id: collection?.id ?? '', number: '1234567' })
      .returning()
    const give = (participant_id: string, valid_from: string, valid_to: string | null) =>
      refusalOf(
        db.insert(transponderAssignments).values({
          organisation_id,
          transponder_id: transponder?.id ?? '',
          transponder_number: '1234567',
          participant_id,
          valid_from,
          valid_to,
        }),
      )
    const [first, second] = [(await insertParticipant(db)).uuid, (await insertParticipant(db)).uuid]
    expect(await give(first, at('08:00'), at('12:00'))).toBeNull()
    expect(await give(second, at('11:59'), null)).toBe(refused.overlap)
    expect(await give(second, at('12:00'), null)).toBeNull()
    expect(await give(first, at('14:00'), at('15:00'))).toBe(refused.overlap)
  })

  it('belong to a pool or to a rider, not to both', async () => {
    const neither = db.insert(transponders).values({ number: '1' })
    expect(await refusalOf(neither)).toBe(refused.check)
    const owned = { number: '77', owner_participant_id: (await insertParticipant(db)).uuid }
    expect(await refusalOf(db.insert(transponders).values(owned))).toBeNull()
    expect(await refusalOf(db.insert(transponders).values(owned))).toBe(refused.notUnique)
  })
})

describe('championships', () => {
  it('count each round once, unless it was cancelled', async () => {
    const organisation = await insertOrganisation(db)
    const championship = await insertChampionship(db, organisation.id)
    const first = await insertEvent(db, championship, { round_number: 1 })
    expect(await refusalOf(insertEvent(db, championship, { round_number: 1 }))).toBe(refused.notUnique)
    await db
      .update(events)
      .set({ cancelled_at: '2025-03-10T08:00:00.000Z' })
      .where(and(eq(events.id, first.id)))
    expect(await refusalOf(insertEvent(db, championship, { round_number: 1 }))).toBeNull()
    expect(await refusalOf(db.delete(organisations).where(eq(organisations.id, organisation.id)))).toBe('23001')
  })
})
