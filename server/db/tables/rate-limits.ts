import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { indexOn, positive } from '../constraints.ts'

/** Attempts in the present window, counted across processes. Old rows may be deleted at any time. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and for whom: `POST auth/token/login/ 203.0.113.7 rider@example.org`. */
    bucket: text().primaryKey(),
    window_start: instant().notNull(),
    attempts: integer().notNull(),
  },
  (t) => [positive(t.attempts), indexOn(t.window_start)],
)
