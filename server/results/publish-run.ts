import { and, eq } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import { type Db, inTransaction } from '#server/db/client.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { deriveRun } from './derive-run.ts'
import { findNewestVersion, type Publication, type PublishedVersion, writeVersion } from './write-result-version.ts'

/**
 * Publishes the result of a run as its facts have it now: a numbered version with its rows, the points of its classes,
 * the run's status. All or nothing; two at the same time get two versions.
 * @throws Problem not_found, conflict (the run is not closed yet), invalid (a further version without a reason)
 */
export async function publishRun(
  db: Db,
  scope: OrganisationScope,
  publication: Publication,
): Promise<PublishedVersion> {
  return inTransaction(db, async (tx) => {
    const run = await lockRun(tx, scope, publication.race_run_id)
    const derived = await deriveRun(tx, run)
    if (!derived.closed)
      throw new Problem('conflict', { detail: 'Close the run first: riders may still be on the track.' })
    const rows = derived.rows.map((row) => ({ ...row, racing: false }))
    const picks = derived.riders.flatMap(({ event_sign_up_id, gate_pick }): [string, number][] =>
      gate_pick === null ? [] : [[event_sign_up_id, gate_pick]],
    )
    return writeVersion(tx, scope, run, rows, {
      ...publication,
      last_arrival: derived.last_arrival,
      result_import_id: null,
      gate_picks: new Map(picks),
      holeshots: derived.holeshots,
    })
  })
}

/** Promotes the newest version of a run to official. @throws Problem not_found, conflict (it is official already) */
export async function makeRunOfficial(
  db: Db,
  scope: OrganisationScope,
  given: { race_run_id: string; official_by_id: string | null; official_at: string },
): Promise<PublishedVersion> {
  return inTransaction(db, async (tx) => {
    const run = await lockRun(tx, scope, given.race_run_id)
    const newest = await findNewestVersion(tx, run.id)
    if (newest === undefined) throw new Problem('not_found')
    if (newest.state === 'official') throw new Problem('conflict', { detail: 'This result is official already.' })
    const { official_at, official_by_id } = given
    await tx
      .update(resultVersions)
      .set({ state: 'official', official_at, official_by_id })
      .where(eq(resultVersions.id, newest.id))
    await tx.update(raceRuns).set({ status: 'official' }).where(eq(raceRuns.id, run.id))
    return { result_version_id: newest.id, version_number: newest.version_number }
  })
}

async function lockRun(tx: Db, scope: OrganisationScope, raceRunId: string) {
  const [run] = await tx
    .select()
    .from(raceRuns)
    .where(and(eq(raceRuns.id, raceRunId), eq(raceRuns.organisation_id, scope.organisation_id)))
    .for('update')
  if (run === undefined) throw new Problem('not_found')
  return run
}
