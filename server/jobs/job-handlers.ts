import { defineRecurringJob, type JobHandlers } from './job-handler.ts'
import { sweepExpired } from './sweep-expired.ts'

const anHourS = 3600

/** Every kind of job that the product knows. */
export const jobHandlers: JobHandlers = {
  sweep_expired: defineRecurringJob(anHourS, sweepExpired),
}
