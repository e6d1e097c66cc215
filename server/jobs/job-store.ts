import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { JsonObject } from '#server/db/columns.ts'
import { jobs } from '#server/db/tables/jobs.ts'

export type NewJob = {
  kind: string
  payload?: JsonObject
  /** At most one waiting job has this key; a second one is not written. */
  unique_key?: string
  /** Seconds from now; 0 unless said. */
  after_s?: number
  max_attempts?: number
}

export type Job = { id: string; kind: string; payload: JsonObject; attempts: number; max_attempts: number }

/** Orders work, in the caller's transaction: it is done when, and only when, that commits. */
export async function enqueueJob(db: Db, { after_s = 0, ...job }: NewJob): Promise<void> {
  await db
    .insert(jobs)
    .values({ ...job, run_after: sql`now() + make_interval(secs => ${after_s})` })
    .onConflictDoNothing()
}

/**
 * Takes the next due job for `leaseS` seconds: no other worker gets it meanwhile, and when this one dies it is due
 * again. Counts the attempt at once, so that a job that kills its worker does not come back for ever.
 */
export async function claimJob(db: Db, workerId: string, leaseS: number): Promise<Job | null> {
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      sql`(${jobs.state} = 'queued' and ${jobs.run_after} <= now())
        or (${jobs.state} = 'running' and ${jobs.lease_until} <= now())`,
    )
    .orderBy(jobs.run_after)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(jobs)
    .set({ state: 'running', attempts: sql`${jobs.attempts} + 1`, leased_by: workerId, lease_until: leaseEnd(leaseS) })
    .where(sql`${jobs.id} = (${next})`)
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
      max_attempts: jobs.max_attempts,
    })
  return row ?? null
}

/** Holds a job for longer. @returns false when it is not ours any more */
export async function extendLease(db: Db, jobId: string, workerId: string, leaseS: number): Promise<boolean> {
  const kept = await db
    .update(jobs)
    .set({ lease_until: leaseEnd(leaseS) })
    .where(isOurs(jobId, workerId))
    .returning({ id: jobs.id })
  return kept.length > 0
}

export async function markJobDone(db: Db, jobId: string, workerId: string): Promise<void> {
  await db
    .update(jobs)
    .set({ state: 'done', finished_at: sql`now()`, lease_until: null, leased_by: null })
    .where(isOurs(jobId, workerId))
}

/** Failed this time: tried again after `retryInS` seconds, or dead (null). The error stays on the row either way. */
export async function markJobFailed(
  db: Db,
  job: { id: string; worker_id: string; last_error: string; retry_in_s: number | null },
): Promise<void> {
  const next =
    job.retry_in_s === null
      ? { state: 'failed' as const, finished_at: sql`now()` }
      : { state: 'queued' as const, run_after: sql`now() + make_interval(secs => ${job.retry_in_s})` }
  await db
    .update(jobs)
    .set({ ...next, lease_until: null, leased_by: null, last_error: job.last_error })
    .where(isOurs(job.id, job.worker_id))
}

function leaseEnd(leaseS: number) {
  return sql`now() + make_interval(secs => ${leaseS})`
}

function isOurs(jobId: string, workerId: string) {
  return and(eq(jobs.id, jobId), eq(jobs.state, 'running'), eq(jobs.leased_by, workerId))
}
