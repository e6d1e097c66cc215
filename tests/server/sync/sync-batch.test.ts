import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#domain/core/access.ts'
import { syncKinds } from '#domain/sync/sync-kinds.ts'
import { inTransaction } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { syncItems } from '#server/db/tables/sync-items.ts'
import { timingDevices, timingFacts } from '#server/db/tables/timing-facts.ts'
import { userRoles } from '#server/db/tables/users.ts'
import { applyBatch } from '#server/sync/apply-batch.ts'
import { syncRules } from '#server/sync/sync-handlers.ts'
import { insertRaceRun, insertRound, insertUser } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { itemOf, passing, personOf, sendItems } from './timing-items.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

let round: Awaited<ReturnType<typeof insertRound>>
let foreign: Awaited<ReturnType<typeof insertRound>>
let timekeeper: Person
let editor: Person
beforeAll(async () => {
  round = await insertRound(db)
  foreign = await insertRound(db)
  timekeeper = personOf((await insertUser(db)).id, new Map([[round.organisation.id, ['timekeeper']]]))
  editor = personOf((await insertUser(db)).id, new Map([[round.organisation.id, ['editor']]]))
})

const factsWithId = (id: string) => db.select().from(timingFacts).where(eq(timingFacts.id, id))

describe('an item that a device sends', () => {
  it('takes effect once, and its replay is told so', async () => {
    const item = itemOf(passing(round.raceRun.id))
    expect((await sendItems(db, timekeeper, [item])).words).toEqual(['applied'])
    expect((await sendItems(db, timekeeper, [item])).words).toEqual(['duplicate'])
    const [stored, ...more] = await factsWithId(item.id)
    expect(more).toEqual([])
    expect(stored).toMatchObject({ payload: item.payload, organisation_id: round.organisation.id, number: '7' })
  })

  it('takes effect once when it arrives five times at the same moment', async () => {
    const item = itemOf(passing(round.raceRun.id))
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendItems(db, timekeeper, [item])))
    expect(answers.flatMap(({ words }) => words).sort()).toEqual([
      'applied',
      'duplicate',
      'duplicate',
      'duplicate',
      'duplicate',
    ])
    expect(await factsWithId(item.id)).toHaveLength(1)
  })

  it('is a duplicate within one batch too', async () => {
    const item = itemOf(passing(round.raceRun.id))
    expect((await sendItems(db, timekeeper, [item, item])).words).toEqual(['applied', 'duplicate'])
  })

  it('is refused when its id was used for something else, and the first stays', async () => {
    const first = passing(round.raceRun.id)
    const other = { ...first, recorded_at: '2025-03-15T11:00:00.000Z' }
    await sendItems(db, timekeeper, [itemOf(first)])
    const { results } = await sendItems(db, timekeeper, [itemOf(other)])
    expect(results).toMatchObject([{ result: 'rejected', code: 'idempotency_mismatch' }])
    expect((await factsWithId(first.id))[0]?.payload).toEqual(first)
  })

  it('that was stored by another way is not doubled, and another one under its id is refused', async () => {
    const fact = passing(round.raceRun.id)
    const { organisation_id, event_id } = round.raceRun
    const columns = { ...fact, organisation_id, event_id, payload: fact }
    await db.insert(timingFacts).values(columns)
    const other = itemOf({ ...fact, recorded_at: '2025-03-15T11:00:00.000Z' })
    expect((await sendItems(db, timekeeper, [other])).results).toMatchObject([{ code: 'idempotency_mismatch' }])
    expect((await sendItems(db, timekeeper, [itemOf(fact)])).words).toEqual(['rejected'])
    const again = passing(round.raceRun.id)
    await db.insert(timingFacts).values({ ...columns, ...again, payload: again })
    expect((await sendItems(db, timekeeper, [itemOf(again)])).words).toEqual(['applied'])
  })

  it('is imported and sent by a colleague without being doubled', async () => {
    const colleague = personOf((await insertUser(db)).id, timekeeper.roles)
    const item = itemOf(passing(round.raceRun.id))
    expect((await sendItems(db, colleague, [item])).words).toEqual(['applied'])
    expect((await sendItems(db, timekeeper, [item])).words).toEqual(['duplicate'])
  })

  it('is not touched in the name of another account', async () => {
    const item = itemOf(passing(round.raceRun.id))
    const batch = { owner_id: editor.user_id, app_version: '', items: [item] }
    const { results } = await applyBatch(db, syncRules, batch, timekeeper, () => {})
    expect(results).toMatchObject([{ result: 'retry', code: 'not_signed_in' }])
    expect(await factsWithId(item.id)).toEqual([])
  })
})

describe('a refused timing fact', () => {
  const unknownRun = newId()
  const cases: [string, () => { sender: Person; item: ReturnType<typeof itemOf> }, object][] = [
    [
      'of a run of another organisation, like one of an unknown run',
      () => ({ sender: timekeeper, item: itemOf(passing(foreign.raceRun.id)) }),
      { result: 'rejected', code: 'not_found' },
    ],
    [
      'of an unknown run',
      () => ({ sender: timekeeper, item: itemOf(passing(unknownRun)) }),
      { result: 'rejected', code: 'not_found' },
    ],
    [
      'by somebody whose role does not time',
      () => ({ sender: editor, item: itemOf(passing(round.raceRun.id)) }),
      { result: 'rejected', code: 'forbidden' },
    ],
    [
      'about a rider of another event',
      () => ({
        sender: timekeeper,
        item: itemOf(passing(round.raceRun.id, { event_sign_up_id: foreign.signUp.id })),
      }),
      { result: 'rejected', code: 'not_found' },
    ],
    [
      'in the name of a stranger',
      () => ({ sender: timekeeper, item: itemOf(passing(round.raceRun.id, { actor_id: unknownRun })) }),
      { result: 'rejected', code: 'forbidden' },
    ],
    [
      'whose payload is not valid',
      () => ({ sender: timekeeper, item: itemOf(passing(round.raceRun.id, { at: 'yesterday' })) }),
      { result: 'rejected', code: 'invalid' },
    ],
    [
      'whose payload is not what was captured',
      () => ({
        sender: timekeeper,
        item: itemOf(passing(round.raceRun.id), { payload: passing(round.raceRun.id) }),
      }),
      { result: 'rejected', code: 'invalid' },
    ],
    [
      'that names another id than its item',
      () => ({ sender: timekeeper, item: itemOf(passing(round.raceRun.id), { id: newId() }) }),
      { result: 'rejected', code: 'invalid' },
    ],
  ]
  it.each(cases)('%s, leaves nothing behind', async (_, given, expected) => {
    const { sender, item } = given()
    const before = await db.$count(timingFacts)
    const { results } = await sendItems(db, sender, [item])
    expect(results).toMatchObject([expected])
    expect(await db.$count(timingFacts)).toBe(before)
    expect((await sendItems(db, sender, [item])).results).toEqual(results)
  })

  it('of a foreign and of an unknown run cannot be told apart', async () => {
    const answer = async (raceRunId: string) => {
      const [result] = (await sendItems(db, timekeeper, [itemOf(passing(raceRunId))])).results
      return { ...result, id: '' }
    }
    expect(await answer(foreign.raceRun.id)).toEqual(await answer(newId()))
  })

  it('does not take the others of its batch with it', async () => {
    const items = [passing(round.raceRun.id), passing(newId()), passing(round.raceRun.id)].map((fact) => itemOf(fact))
    expect((await sendItems(db, timekeeper, items)).words).toEqual(['applied', 'rejected', 'applied'])
  })

  it('covers every kind that may wait in an outbox', () => {
    expect(Object.keys(syncKinds)).toEqual(['timing_fact'])
  })
})

describe('a run that was closed meanwhile', () => {
  it('makes a conflict with the state of the run, which a retry after reopening resolves', async () => {
    const run = await insertRaceRun(db, round.event)
    await db.update(raceRuns).set({ status: 'official' }).where(eq(raceRuns.id, run.id))
    const item = itemOf(passing(run.id))
    const { results } = await sendItems(db, timekeeper, [item])
    expect(results).toMatchObject([
      { result: 'conflict', current: { race_run_id: run.id, name: 'Final 1', status: 'official' } },
    ])
    await db.update(raceRuns).set({ status: 'provisional' }).where(eq(raceRuns.id, run.id))
    expect((await sendItems(db, timekeeper, [item])).results).toEqual(results)
    expect((await sendItems(db, timekeeper, [{ ...item, again: true }])).words).toEqual(['applied'])
    expect((await sendItems(db, timekeeper, [{ ...item, again: true }])).words).toEqual(['duplicate'])
  })

  it('does not slip through while it is being closed', async () => {
    const run = await insertRaceRun(db, round.event)
    let arriving: ReturnType<typeof sendItems> | undefined
    await inTransaction(db, async (tx) => {
      await tx.update(raceRuns).set({ status: 'cancelled' }).where(eq(raceRuns.id, run.id))
      arriving = sendItems(db, timekeeper, [itemOf(passing(run.id))])
      await new Promise((done) => setTimeout(done, 100))
    })
    expect((await arriving)?.words).toEqual(['conflict'])
  })
})

describe('people', () => {
  it('who have a role may have recorded what a colleague sends', async () => {
    const recorder = await insertUser(db)
    await db.insert(userRoles).values({ organisation_id: round.organisation.id, user_id: recorder.id, role: 'gate' })
    const item = itemOf(passing(round.raceRun.id, { actor_id: recorder.id }))
    expect((await sendItems(db, timekeeper, [item])).words).toEqual(['applied'])
  })

  it('above the organisations may time everywhere', async () => {
    const admin = { ...personOf((await insertUser(db)).id), is_platform_admin: true }
    expect((await sendItems(db, admin, [itemOf(passing(foreign.raceRun.id))])).words).toEqual(['applied'])
  })
})

describe('a device', () => {
  it('is told which of its sequence numbers never came, and is known from then on', async () => {
    const numbered = (seq: number) => itemOf(passing(round.raceRun.id, { device_id: 'tablet', seq }))
    const { gaps } = await sendItems(db, timekeeper, [4, 1, 9].map(numbered))
    expect(gaps).toEqual([
      { device_id: 'tablet', from_seq: 5, to_seq: 8 },
      { device_id: 'tablet', from_seq: 2, to_seq: 3 },
    ])
    expect((await sendItems(db, timekeeper, [2, 3, 5, 6, 7, 8].map(numbered))).gaps).toEqual([])
    const [device] = await db.select().from(timingDevices).where(eq(timingDevices.device_id, 'tablet'))
    expect(device).toMatchObject({ last_seq: 9, app_version: 'test', organisation_id: round.organisation.id })
  })

  it('that was reinstalled counts from the start again without losing anything', async () => {
    const numbered = (seq: number) => itemOf(passing(round.raceRun.id, { device_id: 'old phone', seq }))
    expect((await sendItems(db, timekeeper, [1, 2, 1, 2].map(numbered))).words).toEqual(Array(4).fill('applied'))
  })
})

describe('what was remembered', () => {
  it('names who sent it and what became of it', async () => {
    const item = itemOf(passing(newId()))
    await sendItems(db, timekeeper, [item])
    const [row] = await db.select().from(syncItems).where(eq(syncItems.id, item.id))
    expect(row).toMatchObject({ sent_by_id: timekeeper.user_id, verdict: 'rejected', organisation_id: null })
  })
})
