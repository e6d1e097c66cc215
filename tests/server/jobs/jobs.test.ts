import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '#server/db/client.ts'
import { jobs } from '#server/db/tables/jobs.ts'
import { defineJob, defineRecurringJob, type JobHandlers } from '#server/jobs/job-handler.ts'
import { claimJob, enqueueJob } from '#server/jobs/job-store.ts'
import { startJobWorker } from '#server/jobs/job-worker.ts'
import { retryDelayS } from '#server/jobs/retry-delay.ts'
import { runNextJob } from '#server/jobs/run-next-job.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
afterEach(() => test.database.db.delete(jobs))

const done: string[] = []
const handlers: JobHandlers = {
  note: defineJob(z.object({ text: z.string() }), async ({ text }) => {
    done.push(text)
  }),
  fail: defineJob(z.object({}), async () => {
    throw new Error('the printer is out of paper')
  }),
}
const rows = () => test.database.db.select().from(jobs)
/** Two connections' clocks may differ by a little: what has to be due now is made due clearly. */
const makeDue = () => test.database.db.update(jobs).set({ run_after: sql`now() - interval '1 second'` })

describe('a job', () => {
  it('is done when its cause commits, and only then', async () => {
    await inTransaction(test.database.db, async (tx) => {
      await enqueueJob(tx, { kind: 'note', payload: { text: 'rolled back' } })
      throw new Error('no')
    }).catch(() => {})
    await inTransaction(test.database.db, (tx) => enqueueJob(tx, { kind: 'note', payload: { text: 'committed' } }))
    await makeDue()
    expect(await runNextJob(test.deps, handlers, 'w1')).toBe(true)
    expect(await runNextJob(test.deps, handlers, 'w1')).toBe(false)
    expect(done).toEqual(['committed'])
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 1, last_error: null }])
  })

  it('waits for its time', async () => {
    await enqueueJob(test.database.db, { kind: 'note', payload: { text: 'later' }, after_s: 60 })
    expect(await runNextJob(test.deps, handlers, 'w1')).toBe(false)
    await makeDue()
    expect(await runNextJob(test.deps, handlers, 'w1')).toBe(true)
  })

  it('with a key waits only once', async () => {
    for (const text of ['a', 'b'])
      await enqueueJob(test.database.db, { kind: 'note', payload: { text }, unique_key: 'k' })
    expect(await rows()).toMatchObject([{ payload: { text: 'a' } }])
  })

  it('that fails comes back later and later, and is dead after its last attempt with the error kept', async () => {
    await enqueueJob(test.database.db, { kind: 'fail', max_attempts: 3 })
    await makeDue()
    for (const attempts of [1, 2]) {
      await runNextJob(test.deps, handlers, 'w1')
      const [row] = await rows()
      expect(row).toMatchObject({ state: 'queued', attempts, last_error: 'the printer is out of paper' })
      expect(Date.parse(row?.run_after ?? '')).toBeGreaterThan(Date.now() + (retryDelayS(attempts) - 5) * 1000)
      expect(await runNextJob(test.deps, handlers, 'w1')).toBe(false)
      await makeDue()
    }
    await runNextJob(test.deps, handlers, 'w1')
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 3, last_error: 'the printer is out of paper' }])
    await makeDue()
    expect(await runNextJob(test.deps, handlers, 'w1')).toBe(false)
  })

  it.each([
    ['of an unknown kind', { kind: 'nobody' }],
    ['with a payload that does not fit', { kind: 'note', payload: { text: 7 } }],
  ])('%s fails like any other', async (_, job) => {
    await enqueueJob(test.database.db, { ...job, max_attempts: 1 })
    await makeDue()
    await runNextJob(test.deps, handlers, 'w1')
    expect(await rows()).toMatchObject([{ state: 'failed' }])
  })

  it('whose worker died is done by another one when the lease is over', async () => {
    done.length = 0
    await enqueueJob(test.database.db, { kind: 'note', payload: { text: 'orphan' } })
    await makeDue()
    expect(await claimJob(test.database.db, 'dead', 60)).not.toBeNull()
    expect(await runNextJob(test.deps, handlers, 'w2')).toBe(false)
    await test.database.db.update(jobs).set({ lease_until: sql`now() - interval '1 second'` })
    expect(await runNextJob(test.deps, handlers, 'w2')).toBe(true)
    expect(done).toEqual(['orphan'])
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  it('that kills its worker every time is given up', async () => {
    await enqueueJob(test.database.db, { kind: 'note', payload: { text: 'poison' }, max_attempts: 2 })
    await makeDue()
    for (let tried = 0; tried < 2; tried += 1) {
      await claimJob(test.database.db, 'dead', 60)
      await test.database.db.update(jobs).set({ lease_until: sql`now() - interval '1 second'` })
    }
    done.length = 0
    await runNextJob(test.deps, handlers, 'w2')
    expect(done).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed' }])
  })

  it('is done by one of many workers', async () => {
    done.length = 0
    for (let number = 0; number < 20; number += 1) {
      await enqueueJob(test.database.db, { kind: 'note', payload: { text: `job ${number}` } })
    }
    const workers = Array.from({ length: 4 }, () => startJobWorker(test.deps, handlers, 10))
    await vi.waitFor(async () => expect((await rows()).every((row) => row.state === 'done')).toBe(true), 5000)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect([...done].sort()).toEqual([...new Set(done)].sort())
    expect(done).toHaveLength(20)
  })
})

describe('the worker', () => {
  it('orders recurring work at its start, once over all workers, and again after each run', async () => {
    let runs = 0
    const recurring = {
      sweep: defineRecurringJob(3600, async () => {
        runs += 1
      }),
    }
    const workers = [startJobWorker(test.deps, recurring, 10), startJobWorker(test.deps, recurring, 10)]
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), 5000)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(runs).toBe(1)
    const waiting = await test.database.db.select().from(jobs).where(eq(jobs.state, 'queued'))
    expect(waiting).toHaveLength(1)
    expect(Date.parse(waiting[0]?.run_after ?? '')).toBeGreaterThan(Date.now() + 3500_000)
  })

  it('lets the job in hand end before it stops', async () => {
    let ended = false
    const slow = {
      slow: defineJob(z.object({}), async () => {
        await new Promise((resolve) => setTimeout(resolve, 150))
        ended = true
      }),
    }
    await enqueueJob(test.database.db, { kind: 'slow' })
    const worker = startJobWorker(test.deps, slow, 10)
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'running' }]), 5000)
    await worker.stop()
    expect(ended).toBe(true)
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })
})

it.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [8, 3600],
  [100, 3600],
])('after %i tries the next one waits %i s', (attempts, seconds) => {
  expect(retryDelayS(attempts)).toBe(seconds)
})
