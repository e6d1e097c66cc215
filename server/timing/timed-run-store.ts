import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'

/** The organisations in which somebody may do something; the query itself goes no further. */
export type OrganisationsOf = 'all' | readonly string[]

const timedRun = {
  id: raceRuns.id,
  organisation_id: raceRuns.organisation_id,
  event_id: raceRuns.event_id,
  name: raceRuns.name,
  status: raceRuns.status,
  actual_start: raceRuns.actual_start,
}
export type TimedRun = {
  [Field in keyof typeof timedRun]: (typeof raceRuns.$inferSelect)[Field]
}

/** A run of these organisations; null for foreign and unknown alike. */
export async function findTimedRun(
  db: Db,
  organisations: OrganisationsOf,
  raceRunId: string,
): Promise<TimedRun | null> {
  const [run] = await db.select(timedRun).from(raceRuns).where(runAmong(organisations, raceRunId))
  return run ?? null
}

/**
 * The same, locked until the end of the transaction: nobody publishes or cancels it while a fact is appended, and facts
 * of one run come in one after the other.
 */
export async function lockRunToTime(
  tx: Db,
  organisations: OrganisationsOf,
  raceRunId: string,
): Promise<TimedRun | null> {
  const [run] = await tx.select(timedRun).from(raceRuns).where(runAmong(organisations, raceRunId)).for('no key update')
  return run ?? null
}

export async function isRunAmong(db: Db, organisations: OrganisationsOf, raceRunId: string): Promise<boolean> {
  return (await findTimedRun(db, organisations, raceRunId)) !== null
}

function runAmong(organisations: OrganisationsOf, raceRunId: string): SQL | undefined {
  const theRun = eq(raceRuns.id, raceRunId)
  return organisations === 'all' ? theRun : and(theRun, inArray(raceRuns.organisation_id, [...organisations]))
}
