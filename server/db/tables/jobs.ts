import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { notNegative, oneOf, positive, uniqueWhere } from '../constraints.ts'

export const jobState = z.enum(['queued', 'running', 'done', 'failed'])

/**
 * Work to be done after the transaction that ordered it. A worker takes the next due row with FOR UPDATE SKIP LOCKED,
 * leases it, and an expired lease makes it due again.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: primaryId(),
    kind: text().notNull(),
    payload: jsonb().$type<JsonObject>().notNull().default({}),
    /** At most one waiting job has this key. */
    unique_key: text(),
    state: word(jobState).notNull().default('queued'),
    run_after: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    max_attempts: integer().notNull().default(10),
    lease_until: instant(),
    leased_by: text(),
    last_error: text(),
    finished_at: instant(),
    ...timestamps(),
  },
  (t) => [
    oneOf(t.state, jobState),
    notNegative(t.attempts),
    positive(t.max_attempts),
    uniqueWhere([t.unique_key], sql`${t.state} = 'queued'`),
    index('jobs_due_idx').on(t.run_after).where(sql`${t.state} in ('queued', 'running')`),
  ],
)
