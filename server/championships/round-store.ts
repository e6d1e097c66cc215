import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Round } from '#domain/championships/championship-words.ts'
import type { Db } from '#server/db/client.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { events } from '#server/db/tables/events.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { roundStateOf } from './round-state.ts'

/** A round with the classes that race there; empty: not said yet, so all. */
export type ListedRound = Round & { championship_id: string; class_ids: string[] }

const hasLiveRun = sql<boolean>`${sql`exists (select from ${raceRuns}
  where ${raceRuns.event_id} = ${events.id} and ${raceRuns.status} in ('running', 'red_flagged'))`}`
const classIds = sql<string[]>`${sql`coalesce((select json_agg(${eventClasses.championship_class_id})
  from ${eventClasses} where ${eventClasses.event_id} = ${events.id}), '[]')`}`

/** The published rounds of these championships in their order, with their states at `nowMs`. */
export async function listRounds(
  db: Db,
  scope: OrganisationScope,
  championshipIds: readonly string[],
  nowMs: number,
): Promise<ListedRound[]> {
  if (championshipIds.length === 0) return []
  const rows = await db
    .select({ event: events, has_live_run: hasLiveRun, class_ids: classIds })
    .from(events)
    .where(
      and(
        eq(events.organisation_id, scope.organisation_id),
        inArray(events.championship_id, [...championshipIds]),
        eq(events.is_published, true),
        isNotNull(events.round_number),
      ),
    )
    .orderBy(events.round_number, events.start_date_time, events.id)
  return rows.map(({ event, has_live_run, class_ids }) => ({
    championship_id: event.championship_id ?? '',
    class_ids,
    event_id: event.id,
    round_number: event.round_number ?? 0,
    name: event.name,
    short_name: event.short_name,
    start_date_time: event.start_date_time,
    time_zone: event.time_zone,
    state: roundStateOf({ ...event, has_live_run }, nowMs),
    results_available: event.results_available,
  }))
}

/** What visitors see of a round. */
export function roundOf({ championship_id: _, class_ids: __, ...round }: ListedRound): Round {
  return round
}
