import { and, eq, inArray, isNull } from 'drizzle-orm'
import { plateColumns } from '#server/classes/plate-columns.ts'
import type { Db } from '#server/db/client.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { standingsAdjustments } from '#server/db/tables/standings.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

/** The classes of a championship in their order, with rules of their own where they have some. */
export async function listSeasonClasses(db: Db, scope: OrganisationScope, championshipId: string) {
  return db
    .select({ plate: plateColumns, standings_rules: championshipClasses.standings_rules })
    .from(championshipClasses)
    .where(
      and(
        eq(championshipClasses.championship_id, championshipId),
        eq(championshipClasses.organisation_id, scope.organisation_id),
      ),
    )
    .orderBy(championshipClasses.position, championshipClasses.name)
}

/** Decisions in force about these classes. */
export async function listAdjustments(db: Db, classIds: readonly string[]) {
  if (classIds.length === 0) return []
  return db
    .select()
    .from(standingsAdjustments)
    .where(
      and(inArray(standingsAdjustments.championship_class_id, [...classIds]), isNull(standingsAdjustments.voided_at)),
    )
    .orderBy(standingsAdjustments.created_at, standingsAdjustments.id)
}

/** Numbers of the riders of these classes, and whose assignment continues one of another class. */
export async function listSeasonRiders(db: Db, classIds: readonly string[]) {
  if (classIds.length === 0) return []
  return db
    .select({
      id: classAssignments.id,
      championship_class_id: classAssignments.championship_class_id,
      participant_id: classAssignments.participant_id,
      start_number: classAssignments.start_number,
      moved_from_id: classAssignments.moved_from_id,
      carry_factor: classAssignments.carry_factor,
    })
    .from(classAssignments)
    .where(inArray(classAssignments.championship_class_id, [...classIds]))
    .orderBy(classAssignments.id)
}
