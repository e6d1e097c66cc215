import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'

/** What a set-up link is among the one-time links. */
export const setupLink = { purpose: 'setup', user_id: null } as const

/** Any number that nothing else in the database locks. */
const setupLock = 7_316_004_222

/**
 * Waits until nobody else sets the site up, for the rest of the transaction, so that two who do so at once make one
 * organisation. @returns true when the site is set up already
 */
export async function lockUntilSetUp(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${setupLock})`)
  const rows = await db.select({ id: organisations.id }).from(organisations).limit(1)
  return rows.length > 0
}
