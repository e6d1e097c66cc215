import { and, desc, eq } from 'drizzle-orm'
import { invalid, Problem } from '#domain/core/problem.ts'
import type { PublicationState } from '#domain/runs/publication-state.ts'
import { type Db, inTransaction } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { standingsVersions, standingsRows as versionRows } from '#server/db/tables/standings.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { findRiderNames } from '#server/results/rider-names-store.ts'
import { classSeason } from './class-season.ts'
import { loadSeason } from './load-season.ts'
import { standingsRows } from './standings-rows.ts'

export type StandingsPublication = {
  championship_class_id: string
  state: PublicationState
  /** Why there is another version; may be empty for the first. */
  reason: string
  published_by_id: string | null
  /** Moment of publication, ISO UTC: rounds that begin later are still to come. */
  published_at: string
}

/**
 * Publishes a class's season table from the published results of its rounds, as a numbered version.
 * @throws Problem not_found, invalid (a further version of a changed past without a reason)
 */
export async function publishStandings(
  db: Db,
  scope: OrganisationScope,
  publication: StandingsPublication,
): Promise<{ standings_version_id: string; version_number: number }> {
  return inTransaction(db, async (tx) => {
    const { championship_class_id, state, published_at, published_by_id } = publication
    const [found] = await tx
      .select({ championship: championships })
      .from(championshipClasses)
      .innerJoin(championships, eq(championships.id, championshipClasses.championship_id))
      .where(
        and(
          eq(championshipClasses.id, championship_class_id),
          eq(championshipClasses.organisation_id, scope.organisation_id),
        ),
      )
      .for('update', { of: championshipClasses })
    if (found === undefined) throw new Problem('not_found')
    const season = await loadSeason(tx, scope, found.championship, {
      runs: 'published',
      before: published_at,
      now_ms: Date.parse(published_at),
    })
    const rules =
      season.classes.find(({ plate }) => plate.id === championship_class_id)?.rules ??
      found.championship.standings_rules
    const table = classSeason(championship_class_id, rules, season)
    const names = await findRiderNames(
      tx,
      table.lines.map(({ participant_id }) => participant_id),
    )
    const rows = standingsRows(table, season.rounds, season.runs, names)
    const [newest] = await tx
      .select({ version_number: standingsVersions.version_number })
      .from(standingsVersions)
      .where(eq(standingsVersions.championship_class_id, championship_class_id))
      .orderBy(desc(standingsVersions.version_number))
      .limit(1)
    const reason = publication.reason.trim()
    if (newest !== undefined && reason === '') throw invalid({ reason: ['Say why there is a new version.'] })
    const official = state === 'official' ? { official_at: published_at, official_by_id: published_by_id } : {}
    const versionNumber = (newest?.version_number ?? 0) + 1
    const [version] = await tx
      .insert(standingsVersions)
      .values({
        organisation_id: scope.organisation_id,
        championship_id: found.championship.id,
        championship_class_id,
        version_number: versionNumber,
        state,
        reason,
        rules,
        published_at,
        published_by_id,
        ...official,
      })
      .returning({ id: standingsVersions.id })
    if (version === undefined) throw new Error('the version was not written')
    if (rows.length > 0) {
      await tx.insert(versionRows).values(
        rows.map((row) => ({
          standings_version_id: version.id,
          participant_id: row.participant_id,
          position: row.position,
          points: row.points,
          start_number: row.start_number,
          row,
        })),
      )
    }
    return { standings_version_id: version.id, version_number: versionNumber }
  })
}
