import { inTransaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { safeError } from '#server/http/safe-error.ts'
import type { JobHandlers } from './job-handler.ts'
import { claimJob, enqueueJob, extendLease, type Job, markJobDone, markJobFailed } from './job-store.ts'
import { retryDelayS } from './retry-delay.ts'

const leaseS = 60

/** Does the next due job. @returns false when there is none */
export async function runNextJob(deps: Deps, handlers: JobHandlers, workerId: string): Promise<boolean> {
  const job = await claimJob(deps.db, workerId, leaseS)
  if (job === null) return false
  const failure = await attempt(deps, handlers, job, workerId)
  const isOver = failure === null || job.attempts >= job.max_attempts
  const repeatS = isOver ? (handlers[job.kind]?.repeat_s ?? null) : null
  await inTransaction(deps.db, async (tx) => {
    if (failure === null) await markJobDone(tx, job.id, workerId)
    else {
      const retry_in_s = isOver ? null : retryDelayS(job.attempts)
      await markJobFailed(tx, { id: job.id, worker_id: workerId, last_error: failure.message, retry_in_s })
    }
    if (repeatS !== null) {
      await enqueueJob(tx, { kind: job.kind, unique_key: `recurring:${job.kind}`, after_s: repeatS })
    }
  })
  if (failure !== null) {
    const about = { job_id: job.id, kind: job.kind, attempts: job.attempts, gives_up: isOver, err: failure }
    deps.log[isOver ? 'error' : 'warn'](about, 'a job failed')
  }
  return true
}

/** Runs the handler and holds the lease while it works. @returns what went wrong, without values, or null */
async function attempt(deps: Deps, handlers: JobHandlers, job: Job, workerId: string) {
  const handler = handlers[job.kind]
  if (handler === undefined) return safeError(new Error(`no handler for the kind ${job.kind}`))
  if (job.attempts > job.max_attempts) return safeError(new Error('the worker stopped while it ran, every time'))
  const holding = setInterval(
    () => {
      extendLease(deps.db, job.id, workerId, leaseS).catch(() => {})
    },
    (leaseS * 1000) / 3,
  )
  try {
    await handler.run(job.payload, deps)
    return null
  } catch (error) {
    return safeError(error)
  } finally {
    clearInterval(holding)
  }
}
