import { desc, eq, inArray } from 'drizzle-orm'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { Db } from '#server/db/client.ts'
import { resultRows, resultVersions } from '#server/db/tables/results.ts'

export type ResultVersion = typeof resultVersions.$inferSelect

/** The newest published version of each of these runs, by run. */
export async function findNewestVersions(db: Db, raceRunIds: readonly string[]): Promise<Map<string, ResultVersion>> {
  if (raceRunIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([resultVersions.race_run_id])
    .from(resultVersions)
    .where(inArray(resultVersions.race_run_id, [...raceRunIds]))
    .orderBy(resultVersions.race_run_id, desc(resultVersions.version_number))
  return new Map(rows.map((row) => [row.race_run_id, row]))
}

/** The rows of a version in the order of its list. */
export async function listVersionRows(db: Db, resultVersionId: string): Promise<ResultRow[]> {
  const rows = await db
    .select({ row: resultRows.row })
    .from(resultRows)
    .where(eq(resultRows.result_version_id, resultVersionId))
    .orderBy(resultRows.rank, resultRows.id)
  return rows.map(({ row }) => row)
}
