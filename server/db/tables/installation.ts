import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, type JsonValue, timestamps } from '../columns.ts'
import { indexOn, positive } from '../constraints.ts'

/** Facts about this installation by name, such as whether the demo season has been put in. */
export const installationSettings = pgTable('installation_settings', {
  key: text().primaryKey(),
  value: jsonb().$type<JsonValue>().notNull(),
  ...timestamps(),
})

/** How often something limited was done in a window, counted across processes. */
export const rateLimitCounters = pgTable(
  'rate_limit_counters',
  {
    /** What is limited and for whom, such as `login:203.0.113.7`. */
    bucket: text().notNull(),
    window_starts_at: instant().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.bucket, t.window_starts_at], name: 'rate_limit_counters_key' }),
    positive(t.count),
    indexOn(t.window_starts_at),
  ],
)
