import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { standardRunRules } from '#domain/timing/run-rules.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import { inTransaction } from '#server/db/client.ts'
import { auditLog } from '#server/db/tables/audit-log.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { standingsAdjustments } from '#server/db/tables/standings.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { insertRound } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { refusalOf, refused } from './refusal-of.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const round = await insertRound(db)
const organisation_id = round.organisation.id

describe('timing facts', () => {
  const payload: TimingFact = {
    id: randomUUID(),
    race_run_id: round.raceRun.id,
    kind: 'start',
    at: '2025-03-15T10:00:00.000Z',
    wave: null,
    recorded_at: '2025-03-15T10:00:00.120Z',
    actor_id: null,
    device_id: 'phone',
    seq: 0,
  }
  const fact = { ...payload, organisation_id, event_id: round.event.id, payload }

  it('are appended, once per id, and neither changed, deleted nor truncated', async () => {
    const [stored] = await db.insert(timingFacts).values(fact).returning()
    expect(stored?.payload).toEqual(payload)
    expect(await refusalOf(db.insert(timingFacts).values(fact))).toBe(refused.notUnique)
    const mine = eq(timingFacts.id, fact.id)
    expect(await refusalOf(db.update(timingFacts).set({ number: '7' }).where(mine))).toBe(refused.changeOfFact)
    expect(await refusalOf(db.delete(timingFacts).where(mine))).toBe(refused.changeOfFact)
    expect(await refusalOf(db.execute(sql`truncate timing_facts cascade`))).toBe(refused.changeOfFact)
  })

  it('accept a device that counts from 0 again, and arrive in an order', async () => {
    const again = { ...fact, id: randomUUID() }
    const [stored] = await db.insert(timingFacts).values(again).returning()
    expect(stored?.arrival).toBeGreaterThan(1)
  })

  it('accept only kinds that the rules know', async () => {
    const inserting = db.execute(sql`insert into timing_facts
      (id, organisation_id, event_id, race_run_id, kind, recorded_at, device_id, seq, payload)
      values (${randomUUID()}, ${organisation_id}, ${round.event.id}, ${round.raceRun.id}, 'guess', now(), 'phone', 1, '{}')`)
    expect(await refusalOf(inserting)).toBe(refused.check)
  })

  it('could be changed without the guard: it is the trigger that refuses', async () => {
    const changing = inTransaction(db, async (tx) => {
      await tx.execute(sql`alter table timing_facts disable trigger refuse_change`)
      const { rowCount } = await tx.update(timingFacts).set({ number: '7' })
      expect(rowCount).toBeGreaterThan(0)
      throw new Error('roll back')
    })
    await expect(changing).rejects.toThrow('roll back')
  })

  it('keep their run from being deleted', async () => {
    expect(await refusalOf(db.execute(sql`delete from race_runs where id = ${round.raceRun.id}`))).toBe('23001')
  })
})

it('the audit log is written and never rewritten', async () => {
  const entry = { organisation_id, action: 'publish', subject_kind: 'race_run', subject_id: round.raceRun.id }
  await db.insert(auditLog).values(entry)
  expect(await refusalOf(db.update(auditLog).set({ action: 'nothing' }))).toBe(refused.changeOfFact)
  expect(await refusalOf(db.delete(auditLog))).toBe(refused.changeOfFact)
})

it('a published version becomes official once, and changes in nothing else', async () => {
  const [version] = await db
    .insert(resultVersions)
    .values({
      organisation_id,
      event_id: round.event.id,
      race_run_id: round.raceRun.id,
      version_number: 1,
      state: 'provisional',
      rules: standardRunRules,
    })
    .returning()
  const mine = eq(resultVersions.id, version?.id ?? '')
  expect(await refusalOf(db.update(resultVersions).set({ version_number: 2 }).where(mine))).toBe(refused.changeOfFact)
  const official = { state: 'official' as const, official_at: '2025-03-15T16:00:00.000Z' }
  expect(await refusalOf(db.update(resultVersions).set(official).where(mine))).toBeNull()
  expect(await refusalOf(db.update(resultVersions).set({ state: 'provisional' }).where(mine))).toBe(
    refused.changeOfFact,
  )
  expect(await refusalOf(db.delete(resultVersions).where(mine))).toBe(refused.changeOfFact)
})

it('an adjustment of the standings is voided once, with nothing else changed', async () => {
  const [adjustment] = await db
    .insert(standingsAdjustments)
    .values({
      organisation_id,
      championship_class_id: round.championshipClass.id,
      participant_id: round.assignment.participant_id,
      points: -5,
      reason: 'Missed the riders’ briefing',
    })
    .returning()
  const mine = eq(standingsAdjustments.id, adjustment?.id ?? '')
  const change = (fields: Partial<typeof standingsAdjustments.$inferInsert>) =>
    refusalOf(db.update(standingsAdjustments).set(fields).where(mine))
  expect(await change({ points: 5 })).toBe(refused.changeOfFact)
  expect(await change({ voided_at: '2025-03-16T08:00:00.000Z', void_reason: 'Was there' })).toBeNull()
  expect(await change({ voided_at: null, void_reason: null })).toBe(refused.changeOfFact)
})
