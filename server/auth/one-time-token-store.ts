import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OneTimeTokenPurpose } from '#domain/auth/one-time-token.ts'
import type { Db } from '#server/db/client.ts'
import type { JsonObject } from '#server/db/columns.ts'
import { oneTimeTokens } from '#server/db/tables/auth.ts'
import { hashSecretToken, newSecretToken } from './secret-token.ts'

type Purpose = {
  purpose: OneTimeTokenPurpose
  /** Null for the first set-up. */
  user_id: string | null
}

/** Makes a link's secret. Earlier ones stay good, because mails do not always arrive in order. @returns the secret */
export async function insertOneTimeToken(
  db: Db,
  token: Purpose & { life_ms: number; payload?: JsonObject },
  nowMs: number,
): Promise<string> {
  const secret = newSecretToken()
  await db.insert(oneTimeTokens).values({
    purpose: token.purpose,
    user_id: token.user_id,
    payload: token.payload ?? {},
    token_hash: hashSecretToken(secret),
    created_at: new Date(nowMs).toISOString(),
    expires_at: new Date(nowMs + token.life_ms).toISOString(),
  })
  return secret
}

/**
 * Uses a secret up: of two that come at once only one gets its payload. Call it in the transaction that honours the
 * link. @returns null when it is unknown, used, expired, or for something or somebody else
 */
export async function takeOneTimeToken(db: Db, of: Purpose, secret: string, nowMs: number): Promise<JsonObject | null> {
  const now = new Date(nowMs).toISOString()
  const [taken] = await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(...isOf(of), eq(oneTimeTokens.token_hash, hashSecretToken(secret)), gt(oneTimeTokens.expires_at, now)))
    .returning({ payload: oneTimeTokens.payload })
  return taken?.payload ?? null
}

/** Ends all unused links of this purpose. */
export async function endOneTimeTokens(db: Db, of: Purpose, nowMs: number): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ used_at: new Date(nowMs).toISOString() })
    .where(and(...isOf(of)))
}

function isOf({ purpose, user_id }: Purpose) {
  return [
    eq(oneTimeTokens.purpose, purpose),
    user_id === null ? isNull(oneTimeTokens.user_id) : eq(oneTimeTokens.user_id, user_id),
    isNull(oneTimeTokens.used_at),
  ]
}
