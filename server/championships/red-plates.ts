import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { classSeason } from './class-season.ts'
import { loadSeason } from './load-season.ts'
import { isLeader } from './standings-rows.ts'

/** Who leads each class's standings before an event, by class: they wear the red plate there. */
export async function findRedPlates(
  db: Db,
  scope: OrganisationScope,
  event: { championship_id: string | null; start_date_time: string },
  nowMs: number,
): Promise<Map<string, Set<string>>> {
  if (event.championship_id === null) return new Map()
  const [championship] = await db.select().from(championships).where(eq(championships.id, event.championship_id))
  if (championship === undefined) return new Map()
  const season = await loadSeason(db, scope, championship, {
    runs: 'published',
    before: event.start_date_time,
    now_ms: nowMs,
  })
  return new Map(
    season.classes.map(({ plate, rules }) => {
      const { lines } = classSeason(plate.id, rules, season)
      return [plate.id, new Set(lines.filter(isLeader).map(({ participant_id }) => participant_id))]
    }),
  )
}
