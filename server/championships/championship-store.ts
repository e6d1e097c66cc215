import { and, count, desc, eq } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { visibleChampionship } from '#server/events/event-index-store.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

export type ChampionshipRow = typeof championships.$inferSelect

const isPublic = (scope: OrganisationScope) =>
  and(eq(championships.organisation_id, scope.organisation_id), visibleChampionship)

/** Published and archived championships, the newest season first. */
export async function listChampionshipRows(
  db: Db,
  scope: OrganisationScope,
  page: { limit: number; offset: number },
): Promise<{ count: number; rows: ChampionshipRow[] }> {
  const [total] = await db.select({ count: count() }).from(championships).where(isPublic(scope))
  const rows = await db
    .select()
    .from(championships)
    .where(isPublic(scope))
    .orderBy(desc(championships.season), championships.position, championships.name, championships.id)
    .limit(page.limit)
    .offset(page.offset)
  return { count: total?.count ?? 0, rows }
}

/** @throws Problem not_found for unknown, foreign and draft championships alike */
export async function getChampionshipRow(db: Db, scope: OrganisationScope, id: string): Promise<ChampionshipRow> {
  const [row] = await db
    .select()
    .from(championships)
    .where(and(isPublic(scope), eq(championships.id, id)))
  if (row === undefined) throw new Problem('not_found')
  return row
}
