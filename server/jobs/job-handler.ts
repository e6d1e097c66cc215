import * as z from 'zod/mini'
import type { JsonObject } from '#server/db/columns.ts'
import type { Deps } from '#server/deps.ts'

/**
 * How one kind of job is done. It may run again when its worker dies before the end is written down, so it must be
 * harmless twice. It opens its own transactions on `deps.db`.
 */
export type JobHandler = {
  run(payload: JsonObject, deps: Deps): Promise<void>
  /** For work that comes round: seconds from one end to the next start. The worker orders the first. */
  repeat_s: number | null
}

/** By kind. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** A handler whose payload is parsed first; a payload that does not fit fails the job. */
export function defineJob<Payload extends z.core.$ZodType>(
  payload: Payload,
  run: (payload: z.output<Payload>, deps: Deps) => Promise<void>,
): JobHandler {
  return { run: async (given, deps) => run(z.parse(payload, given), deps), repeat_s: null }
}

/** Work that comes round, without a payload. */
export function defineRecurringJob(repeatS: number, run: (deps: Deps) => Promise<void>): JobHandler {
  return { run: async (_payload, deps) => run(deps), repeat_s: repeatS }
}
