import { and, eq, inArray } from 'drizzle-orm'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { Db } from '#server/db/client.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { plateColumns } from './plate-columns.ts'

const inOrder = [championshipClasses.position, championshipClasses.name]

/** All classes of the organisation by id, for what names them. */
export async function listClassPlates(db: Db, scope: OrganisationScope): Promise<Map<string, ClassPlate>> {
  const rows = await db
    .select(plateColumns)
    .from(championshipClasses)
    .where(eq(championshipClasses.organisation_id, scope.organisation_id))
    .orderBy(...inOrder)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The classes of these championships in their order, each with its championship. */
export async function listClassesOfChampionships(
  db: Db,
  scope: OrganisationScope,
  championshipIds: readonly string[],
): Promise<{ championship_id: string; plate: ClassPlate }[]> {
  if (championshipIds.length === 0) return []
  return db
    .select({ championship_id: championshipClasses.championship_id, plate: plateColumns })
    .from(championshipClasses)
    .where(
      and(
        eq(championshipClasses.organisation_id, scope.organisation_id),
        inArray(championshipClasses.championship_id, [...championshipIds]),
      ),
    )
    .orderBy(...inOrder)
}
