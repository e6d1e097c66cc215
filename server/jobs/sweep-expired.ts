import { and, inArray, lt, sql } from 'drizzle-orm'
import { authTokens, oneTimeTokens } from '#server/db/tables/auth.ts'
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts'
import { jobs } from '#server/db/tables/jobs.ts'
import { mailOutbox } from '#server/db/tables/mail-outbox.ts'
import { rateLimits } from '#server/db/tables/rate-limits.ts'
import type { Deps } from '#server/deps.ts'
import { removeExpiredSyncItems } from '#server/sync/sync-item-store.ts'

/** Deletes what has served its time: ended sign-ins and links, counters, answers kept for repeats, old jobs and mails. */
export async function sweepExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.delete(authTokens).where(lt(authTokens.expires_at, sql`now() - interval '30 days'`))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, sql`now() - interval '30 days'`))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expires_at, sql`now()`))
  await db.delete(rateLimits).where(lt(rateLimits.window_start, sql`now() - interval '1 day'`))
  await removeExpiredSyncItems(db)
  await db
    .delete(jobs)
    .where(and(inArray(jobs.state, ['done', 'failed']), lt(jobs.updated_at, sql`now() - interval '90 days'`)))
  await db.delete(mailOutbox).where(lt(mailOutbox.created_at, sql`now() - interval '90 days'`))
}
