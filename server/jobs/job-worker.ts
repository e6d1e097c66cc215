import { v7 as newId } from 'uuid'
import type { Deps } from '#server/deps.ts'
import { safeError } from '#server/http/safe-error.ts'
import { deliverNextMail } from './deliver-mail.ts'
import type { JobHandlers } from './job-handler.ts'
import { enqueueJob } from './job-store.ts'
import { startPoll } from './poll.ts'
import { runNextJob } from './run-next-job.ts'

export type JobWorker = { stop(): Promise<void> }

/**
 * Works off the queue and the outbox until stopped; any number of processes may do so at once. `stop` waits for the
 * job and the mail in hand. `idleMs` is the wait when there is nothing to do.
 */
export function startJobWorker(deps: Deps, handlers: JobHandlers, idleMs = 1000): JobWorker {
  const workerId = newId()
  const onError = (error: unknown) => deps.log.warn({ err: safeError(error) }, 'the queue could not be read')
  let isOrdered = false

  async function orderRecurring(): Promise<void> {
    for (const [kind, handler] of Object.entries(handlers)) {
      if (handler.repeat_s !== null) await enqueueJob(deps.db, { kind, unique_key: `recurring:${kind}` })
    }
    isOrdered = true
  }

  const jobs = startPoll(
    async () => {
      if (!isOrdered) await orderRecurring()
      return runNextJob(deps, handlers, workerId)
    },
    { idleMs, onError },
  )
  const mails = startPoll(() => deliverNextMail(deps), { idleMs, onError })
  return {
    async stop() {
      await Promise.all([jobs.stop(), mails.stop()])
      deps.mailer.close()
    },
  }
}
