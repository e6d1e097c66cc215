import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { createdAt, instant, type JsonObject, word } from '../columns.ts'
import { indexOn, notNegative, oneOf, refersTo } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** What is remembered of an item. Only a refusal may be judged again, when its owner asks for it. */
export const syncVerdict = z.enum(['applied', 'rejected', 'conflict'])

/**
 * Every item that a device has sent, with what became of it: stored in the transaction of its effect, so that each
 * effect is made once. Kept for a season; triggers refuse to change what was applied and to delete before `expires_at`.
 */
export const syncItems = pgTable(
  'sync_items',
  {
    /** The client's: also the id of the row that the item became. */
    id: uuid().primaryKey(),
    /** SHA-256 (hex) of kind, version and payload as captured: the same id with another one is refused. */
    hash: text().notNull(),
    kind: text().notNull(),
    lane: text().notNull(),
    device_id: text().notNull(),
    seq: integer().notNull(),
    /** The account that sent it, which need not be the one that captured it. */
    sent_by_id: uuid().notNull(),
    /** Where it took effect. */
    organisation_id: uuid(),
    verdict: word(syncVerdict).notNull(),
    /** Code, sentence and the server's copy, for the sender. */
    refusal: jsonb().$type<JsonObject>(),
    received_at: createdAt(),
    expires_at: instant().notNull().default(sql`now() + interval '400 days'`),
  },
  (t) => [
    refersTo([t.sent_by_id], [users.id]),
    refersTo([t.organisation_id], [organisations.id]),
    oneOf(t.verdict, syncVerdict),
    notNegative(t.seq),
    indexOn(t.device_id, t.seq),
    indexOn(t.expires_at),
    indexOn(t.sent_by_id),
    indexOn(t.organisation_id),
  ],
)
