import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/core/access.ts'
import type { Call, Limit } from '#domain/core/call.ts'
import { Problem } from '#domain/core/problem.ts'
import { rateLimits } from '#server/db/tables/rate-limits.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Counts an attempt in the database, so that the limit holds over all processes: a fixed window per call and subject
 * (an address, or an account's e-mail).
 * @throws Problem too_many_requests with the seconds to wait
 */
export async function checkLimit(
  deps: Pick<Deps, 'db' | 'now'>,
  call: Pick<Call, 'method' | 'path'>,
  subject: string,
  limit: { max: number; window_s: number },
): Promise<void> {
  const windowMs = limit.window_s * 1000
  const start = Math.floor(deps.now() / windowMs) * windowMs
  const bucket = `${call.method} ${call.path} ${subject}`
  const [row] = await deps.db
    .insert(rateLimits)
    .values({ bucket, window_start: new Date(start).toISOString(), attempts: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket],
      set: {
        attempts: sql`case when ${rateLimits.window_start} = excluded.window_start then ${rateLimits.attempts} + 1 else 1 end`,
        window_start: sql`excluded.window_start`,
      },
    })
    .returning({ attempts: rateLimits.attempts })
  if (row !== undefined && row.attempts > limit.max) {
    throw new Problem('too_many_requests', { retryAfterS: Math.ceil((start + windowMs - deps.now()) / 1000) })
  }
}

/** Whom a limit counts: the account, the e-mail that is being tried from this network, or the network (`networkOf`). */
export function limitSubject(limit: Limit, actor: Actor, network: string, body: unknown): string {
  if (limit.per === 'account' && actor.kind === 'person') return actor.user_id
  if (limit.per === 'email' && typeof body === 'object' && body !== null && 'email' in body) {
    return `${network} ${String(body.email).toLowerCase()}`
  }
  return network
}
