import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { indexOn } from '../constraints.ts'

/**
 * The first answer to each idempotent write, stored in the transaction of its effect. A repeat gets it again; the same
 * key with another request is refused. Trackside entries are kept for a season, others for at least a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The account's id, or `anonymous`. */
    owner: text().notNull(),
    key: text().notNull(),
    /** SHA-256 (hex) of method, path and body. */
    request_hash: text().notNull(),
    /** The body of the answer; null for an empty one. */
    answer: jsonb(),
    created_at: createdAt(),
    expires_at: instant().notNull().default(sql`now() + interval '7 days'`),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key], name: 'idempotency_keys_key' }), indexOn(t.expires_at)],
)
