import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PublicNoun } from '#domain/core/call.ts'
import type { Db } from '#server/db/client.ts'
import { blogPosts } from '#server/db/tables/blog.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { events } from '#server/db/tables/events.ts'
import { priceTiers } from '#server/db/tables/price-tables.ts'
import { siteTexts } from '#server/db/tables/site.ts'
import type { Deps } from '#server/deps.ts'
import { safeError } from '#server/http/safe-error.ts'

/** The nouns whose answers change by the clock alone. */
const timedNouns: PublicNoun[] = [
  'site',
  'events',
  'championships',
  'prices',
  'memberships',
  'registrations',
  'results',
  'blog',
]
const LONGEST_WAIT_MS = 3_600_000

/**
 * The next moment after `now` at which public answers change without a write: a sign-up window opens or closes, an event
 * begins or ends, a fee tier begins, a hold falls back, a scheduled post or text appears. Null: none. ISO UTC.
 */
export async function findNextTimedChange(db: Db, now: string): Promise<string | null> {
  const { sign_ups_open_at, sign_ups_close_at, start_date_time, end_date_time } = events
  const found = await db.execute(sql`select min(at) as at from (
    select unnest(array[${sign_ups_open_at}, ${sign_ups_close_at}, ${start_date_time}, ${end_date_time}]) as at
      from ${events} where ${events.is_published} and ${events.cancelled_at} is null
    union all select unnest(array[${priceTiers.valid_from}, ${priceTiers.valid_to}]) from ${priceTiers}
    union all select ${eventSignUps.held_until} from ${eventSignUps} where ${eventSignUps.state} = 'held'
    union all select ${blogPosts.published_at} from ${blogPosts} where ${blogPosts.state} <> 'draft'
    union all select ${siteTexts.published_at} from ${siteTexts}
  ) as moments where at > ${now}::timestamptz`)
  return z.array(z.object({ at: z.nullable(z.string()) })).parse(found.rows)[0]?.at ?? null
}

/**
 * Drops what was kept in memory when its time comes. `rearm` after every change of the database, because a date may have
 * moved; it may be called often, one look at a time. When the look fails, as while the database is away, what may have
 * changed meanwhile is dropped and it looks again after `retryMs`.
 */
export function watchTimedChanges(deps: Pick<Deps, 'db' | 'cache' | 'live' | 'log' | 'now'>, retryMs = 10_000) {
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let again = false
  let stopped = false

  async function rearm(): Promise<void> {
    if (looking) {
      again = true
      return
    }
    looking = true
    try {
      const next = await findNextTimedChange(deps.db, new Date(deps.now()).toISOString())
      const waitMs = next === null ? LONGEST_WAIT_MS : Date.parse(next) - deps.now() + 5
      clearTimeout(timer)
      if (stopped) return
      timer = setTimeout(() => void wake(waitMs <= LONGEST_WAIT_MS && next !== null), Math.min(waitMs, LONGEST_WAIT_MS))
      timer.unref()
    } catch (error) {
      deps.log.warn({ err: safeError(error) }, 'could not look for the next timed change')
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(() => void wake(true), retryMs).unref()
    } finally {
      looking = false
    }
    if (again) {
      again = false
      await rearm()
    }
  }

  async function wake(isDue: boolean): Promise<void> {
    if (isDue) {
      deps.cache.drop(timedNouns)
      await deps.live
        .changed()
        .catch((error: unknown) => deps.log.warn({ err: safeError(error) }, 'telling readers failed'))
    }
    await rearm()
  }

  return {
    rearm,
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
