import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { runStatusLabels } from '#domain/events/event-status.ts'
import type { RaceRun, RaceRunGroup } from '#domain/events/event-words.ts'
import type { RunFormat } from '#domain/timing/run-rules.ts'
import { plateJson } from '#server/classes/plate-columns.ts'
import type { Db } from '#server/db/client.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { raceRunGroupClasses, raceRunGroups, raceRunGroupWaves, raceRuns } from '#server/db/tables/runs.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

const groupClasses = sql<ClassPlate[]>`${sql`coalesce((
  select json_agg(${plateJson} order by ${eventClasses.position}, ${championshipClasses.position})
  from ${raceRunGroupClasses}
  join ${eventClasses} on ${eventClasses.id} = ${raceRunGroupClasses.event_class_id}
  join ${championshipClasses} on ${championshipClasses.id} = ${eventClasses.championship_class_id}
  where ${raceRunGroupClasses.race_run_group_id} = ${raceRunGroups.id}), '[]')`}`

const groupWaves = sql<RaceRunGroup['waves']>`${sql`coalesce((
  select json_agg(json_build_object('name', ${raceRunGroupWaves.name}, 'gap_ms', ${raceRunGroupWaves.gap_ms},
    'championship_class_ids', coalesce((
      select json_agg(${eventClasses.championship_class_id} order by ${eventClasses.position})
      from ${raceRunGroupClasses} join ${eventClasses} on ${eventClasses.id} = ${raceRunGroupClasses.event_class_id}
      where ${raceRunGroupClasses.race_run_group_id} = ${raceRunGroups.id}
        and ${raceRunGroupClasses.wave} = ${raceRunGroupWaves.name}), '[]')
    ) order by ${raceRunGroupWaves.position}, ${raceRunGroupWaves.gap_ms})
  from ${raceRunGroupWaves} where ${raceRunGroupWaves.race_run_group_id} = ${raceRunGroups.id}), '[]')`}`

/** The groups of an event in their order. The caller has asked whether the event may be seen. */
export async function listRaceRunGroups(db: Db, scope: OrganisationScope, eventId: string): Promise<RaceRunGroup[]> {
  return db
    .select({ id: raceRunGroups.id, name: raceRunGroups.name, classes: groupClasses, waves: groupWaves })
    .from(raceRunGroups)
    .where(and(eq(raceRunGroups.event_id, eventId), eq(raceRunGroups.organisation_id, scope.organisation_id)))
    .orderBy(raceRunGroups.position, raceRunGroups.id)
}

/** A run with what only the server asks about it. */
export type ListedRun = RaceRun & { format: RunFormat; counts_for_points: boolean; updated_at: string }

/** The runs of these events in the order of the timetable. */
export async function listRunsOfEvents(
  db: Db,
  scope: OrganisationScope,
  eventIds: readonly string[],
): Promise<(ListedRun & { event_id: string })[]> {
  if (eventIds.length === 0) return []
  const rows = await db
    .select({ run: raceRuns, classes: groupClasses })
    .from(raceRuns)
    .innerJoin(raceRunGroups, eq(raceRunGroups.id, raceRuns.race_run_group_id))
    .where(and(inArray(raceRuns.event_id, [...eventIds]), eq(raceRuns.organisation_id, scope.organisation_id)))
    .orderBy(raceRuns.planned_start, raceRuns.position, raceRuns.id)
  return rows.map(({ run, classes }) => ({
    id: run.id,
    name: run.name,
    kind: run.kind,
    race_run_group_id: run.race_run_group_id,
    planned_start: run.planned_start,
    actual_start: run.actual_start,
    status: run.status,
    status_label: runStatusLabels[run.status],
    is_live: run.status === 'running' || run.status === 'red_flagged',
    classes,
    format: run.rules.format,
    counts_for_points: run.counts_for_points,
    updated_at: run.updated_at,
    event_id: run.event_id,
  }))
}

/** What visitors see of a run. */
export function raceRunOf(run: ListedRun): RaceRun {
  const { id, name, kind, race_run_group_id, planned_start, actual_start, status, status_label, is_live, classes } = run
  return { id, name, kind, race_run_group_id, planned_start, actual_start, status, status_label, is_live, classes }
}
