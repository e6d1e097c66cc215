import { desc, eq } from 'drizzle-orm'
import { invalid } from '#domain/core/problem.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { PublicationState } from '#domain/runs/publication-state.ts'
import type { Db } from '#server/db/client.ts'
import { events } from '#server/db/tables/events.ts'
import { resultRows, resultVersions } from '#server/db/tables/results.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { writeRunPoints } from './write-points.ts'

export type Publication = {
  race_run_id: string
  state: PublicationState
  /** Why there is another version; may be empty for the first. */
  reason: string
  /** The user who publishes; null for the system. */
  published_by_id: string | null
  /** Moment of publication, ISO UTC. */
  published_at: string
}

export type PublishedVersion = { result_version_id: string; version_number: number }

export type VersionSource = Publication & {
  last_arrival: number | null
  result_import_id: string | null
  /** Gate picks by sign-up. */
  gate_picks: ReadonlyMap<string, number>
  /** Who was first across the line, by class. */
  holeshots: ReadonlyMap<string, string>
}

/** Writes rows, wherever they come from, as the next version of a run that the caller has locked. */
export async function writeVersion(
  tx: Db,
  scope: OrganisationScope,
  run: typeof raceRuns.$inferSelect,
  rows: readonly ResultRow[],
  source: VersionSource,
): Promise<PublishedVersion> {
  const newest = await findNewestVersion(tx, run.id)
  if (newest !== undefined && source.reason.trim() === '')
    throw invalid({ reason: ['Say why there is a new version.'] })
  const { state, reason, published_at, published_by_id, last_arrival, result_import_id } = source
  const official = state === 'official' ? { official_at: published_at, official_by_id: published_by_id } : {}
  const shared = { organisation_id: scope.organisation_id, event_id: run.event_id }
  const versionNumber = (newest?.version_number ?? 0) + 1
  const [version] = await tx
    .insert(resultVersions)
    .values({
      ...shared,
      race_run_id: run.id,
      version_number: versionNumber,
      state,
      reason: reason.trim(),
      rules: run.rules,
      last_arrival,
      result_import_id,
      published_at,
      published_by_id,
      ...official,
    })
    .returning({ id: resultVersions.id })
  if (version === undefined) throw new Error('the version was not written')
  if (rows.length > 0) {
    await tx.insert(resultRows).values(
      rows.map((row) => ({
        ...shared,
        result_version_id: version.id,
        event_sign_up_id: row.event_sign_up_id,
        participant_id: row.participant_id,
        championship_class_id: row.championship_class_id,
        start_number: row.start_number,
        rank: row.rank,
        position: row.position,
        class_position: row.class_position,
        status: row.status,
        laps: row.laps,
        total_ms: row.total_ms,
        best_lap_ms: row.best_lap_ms,
        row,
      })),
    )
  }
  await tx.update(raceRuns).set({ status: state }).where(eq(raceRuns.id, run.id))
  await tx.update(events).set({ results_available: true }).where(eq(events.id, run.event_id))
  await writeRunPoints(tx, scope, run, rows, {
    result_version_id: version.id,
    gate_picks: source.gate_picks,
    holeshots: source.holeshots,
  })
  return { result_version_id: version.id, version_number: versionNumber }
}

/** The version with the highest number, if any was published. */
export async function findNewestVersion(tx: Db, raceRunId: string) {
  const [newest] = await tx
    .select()
    .from(resultVersions)
    .where(eq(resultVersions.race_run_id, raceRunId))
    .orderBy(desc(resultVersions.version_number))
    .limit(1)
  return newest
}
