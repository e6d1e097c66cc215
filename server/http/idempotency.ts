import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/core/access.ts'
import type { Call } from '#domain/core/call.ts'
import { invalid, Problem } from '#domain/core/problem.ts'
import { type Db, inTransaction } from '#server/db/client.ts'
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'

type Attempt = {
  call: Call
  actor: Actor
  /** Where the call works; null: in no organisation. */
  organisation_id: string | null
  key: string | string[]
  input: unknown
}

/**
 * Runs `effect` at most once for a key of this account: key and effect commit together, a repeat gets the first answer,
 * a second one that arrives in the meantime waits for the first. A refusal leaves no trace, so it may be tried again.
 * @throws Problem invalid (bad key), idempotency_mismatch (same key, other input or organisation)
 */
export async function once(deps: Deps, attempt: Attempt, effect: (db: Db) => Promise<unknown>): Promise<unknown> {
  const key = attempt.key
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': ['Use 8 to 80 letters, digits, hyphens or underscores.'] })
  }
  const owner = attempt.actor.kind === 'person' ? attempt.actor.user_id : 'anonymous'
  const hash = createHash('sha256')
    .update(`${attempt.call.method} ${attempt.call.path} ${attempt.organisation_id} ${JSON.stringify(attempt.input)}`)
    .digest('hex')
  const expires_at = new Date(deps.now() + keptMs).toISOString()
  return inTransaction(deps.db, async (db) => {
    const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
    const claim = db.insert(idempotencyKeys).values({ owner, key, request_hash: hash, expires_at })
    const claimed = await claim.onConflictDoNothing().returning({ key: idempotencyKeys.key })
    if (claimed.length === 0) {
      const [first] = await db.select().from(idempotencyKeys).where(mine)
      if (first === undefined || first.request_hash !== hash) throw new Problem('idempotency_mismatch')
      return first.answer
    }
    const answer = await effect(db)
    await db.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}

/** Two days: api.md asks for one at least. */
const keptMs = 48 * 3600 * 1000
