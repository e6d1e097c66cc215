import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneTimeTokenPurpose } from '#domain/auth/one-time-token.ts'
import { createdAt, instant, type JsonObject, primaryId, word } from '../columns.ts'
import { indexOn, inOrder, oneOf, refersTo } from '../constraints.ts'
import { users } from './users.ts'

/** A sign-in. Only the SHA-256 of the token is kept (hex). */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: primaryId(),
    user_id: uuid().notNull(),
    token_hash: text().notNull().unique('auth_tokens_token_hash_key'),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
    /** Logout, password change, reset and deactivation end a token. */
    ended_at: instant(),
    /** Browser and system in a few words, for the list of sessions. */
    user_agent: text().notNull().default(''),
  },
  (t) => [
    refersTo([t.user_id], [users.id], 'cascade'),
    inOrder(t.created_at, t.expires_at),
    indexOn(t.user_id),
    indexOn(t.expires_at),
  ],
)

/** A link that works once: `used_at` is set in the transaction that honours it. Only the SHA-256 is kept (hex). */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: primaryId(),
    purpose: word(oneTimeTokenPurpose).notNull(),
    /** Null for the first set-up, when nobody has an account yet. */
    user_id: uuid(),
    token_hash: text().notNull().unique('one_time_tokens_token_hash_key'),
    /** What the link is about, such as the participant handed over. */
    payload: jsonb().$type<JsonObject>().notNull().default({}),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    refersTo([t.user_id], [users.id], 'cascade'),
    oneOf(t.purpose, oneTimeTokenPurpose),
    inOrder(t.created_at, t.expires_at),
    indexOn(t.user_id),
    indexOn(t.expires_at),
  ],
)
