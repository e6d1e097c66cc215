import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import { type RunProgress, runProgress } from '#server/timing/run-progress.ts'
import { listTimingFacts } from '#server/timing/timing-fact-store.ts'
import { insertRaceRun, insertRound, insertUser } from '../sample-rows.ts'
import { itemOf, personOf, sendItems } from '../sync/timing-items.ts'
import { createTestDatabase } from '../test-database.ts'
import { factsOfRun } from './run-facts.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const scheduled: RunProgress = { status: 'scheduled', actual_start: null }
const ran: RunProgress = { status: 'running', actual_start: '2025-03-15T10:00:00.000Z' }
const { start, redFlag, restart, finishFlag, close, voidOf } = factsOfRun('018f2f3e-7c00-7000-8000-000000000001')

describe('how far a run is by its facts', () => {
  const cases: [string, RunProgress, TimingFact[], RunProgress][] = [
    ['nothing happened', scheduled, [], scheduled],
    ['started', scheduled, [start], ran],
    ['stopped', ran, [start, redFlag], { ...ran, status: 'red_flagged' }],
    ['restarted', ran, [start, redFlag, restart], ran],
    ['the flag is out, riders still come in', ran, [start, finishFlag], ran],
    ['closed', ran, [start, finishFlag, close], { ...ran, status: 'finished' }],
    ['opened again', ran, [start, close, voidOf(close)], ran],
    ['a false start', ran, [start, voidOf(start)], { status: 'staging', actual_start: null }],
    [
      'imported, never started',
      { status: 'finished', actual_start: null },
      [close],
      { status: 'finished', actual_start: null },
    ],
    ['published', { ...ran, status: 'provisional' }, [start, redFlag], { ...ran, status: 'provisional' }],
  ]
  it.each(cases)('%s', (_, before, facts, after) => {
    expect(runProgress(before, facts)).toEqual(after)
  })

  it('does not depend on the order of arrival', () => {
    const all = [start, redFlag, restart, finishFlag, close, voidOf(close)]
    const mixed = fc.shuffledSubarray(all, { minLength: all.length })
    fc.assert(
      fc.property(mixed, (facts) => {
        expect(runProgress(ran, facts)).toEqual(runProgress(ran, all))
      }),
    )
  })
})

describe('a run whose facts arrive', () => {
  it('is shown as running from its first start, and as finished when its line is closed', async () => {
    const round = await insertRound(db)
    const run = await insertRaceRun(db, round.event)
    const sender = personOf((await insertUser(db)).id, new Map([[round.organisation.id, ['timekeeper']]]))
    const facts = factsOfRun(run.id)
    const present = async () => {
      const [row] = await db.select().from(raceRuns).where(eq(raceRuns.id, run.id))
      return { status: row?.status, actual_start: row?.actual_start }
    }
    await sendItems(db, sender, [itemOf(facts.start)])
    expect(await present()).toEqual(ran)
    await sendItems(db, sender, [itemOf(facts.close)])
    expect(await present()).toEqual({ ...ran, status: 'finished' })
    const scope = systemScope(round.organisation.id)
    expect(await listTimingFacts(db, scope, run.id)).toEqual([facts.start, facts.close])
  })
})
