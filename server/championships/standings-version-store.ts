import { desc, eq } from 'drizzle-orm'
import type { StandingsRow } from '#domain/championships/championship-words.ts'
import type { Db } from '#server/db/client.ts'
import { standingsRows, standingsVersions } from '#server/db/tables/standings.ts'

export type StandingsVersion = typeof standingsVersions.$inferSelect

/** The newest published table of a class, or null. */
export async function findNewestTable(
  db: Db,
  championshipClassId: string,
): Promise<{ version: StandingsVersion; rows: StandingsRow[] } | null> {
  const [version] = await db
    .select()
    .from(standingsVersions)
    .where(eq(standingsVersions.championship_class_id, championshipClassId))
    .orderBy(desc(standingsVersions.version_number))
    .limit(1)
  if (version === undefined) return null
  const rows = await db
    .select({ row: standingsRows.row })
    .from(standingsRows)
    .where(eq(standingsRows.standings_version_id, version.id))
  return { version, rows: rows.map(({ row }) => row) }
}
