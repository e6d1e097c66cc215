import { and, eq, sql } from 'drizzle-orm'
import type { RunEntry, TransponderLoan } from '#domain/timing/run-entry.ts'
import type { Db } from '#server/db/client.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { participants } from '#server/db/tables/participants.ts'
import {
  raceRunEntries,
  raceRunGroupClasses,
  raceRunGroupMembers,
  raceRunGroupWaves,
  raceRuns,
} from '#server/db/tables/runs.ts'
import { transponderAssignments } from '#server/db/tables/transponders.ts'

/** A rider of a run with the gate chosen; null where nobody chose. */
export type StartingRider = RunEntry & { gate_pick: number | null }

const wave = sql<
  string | null
>`coalesce(${raceRunEntries.wave}, ${raceRunGroupMembers.wave}, ${raceRunGroupClasses.wave})`

const epochMs = (instant: typeof transponderAssignments.valid_from | typeof transponderAssignments.valid_to) =>
  sql`(extract(epoch from ${instant}) * 1000)::bigint`

const loans = sql<TransponderLoan[]>`coalesce((
  select json_agg(json_build_object('transponder', ${transponderAssignments.transponder_number},
    'from_ms', ${epochMs(transponderAssignments.valid_from)}, 'to_ms', ${epochMs(transponderAssignments.valid_to)}))
  from ${transponderAssignments}
  where ${transponderAssignments.organisation_id} = ${eventSignUps.organisation_id}
    and ${transponderAssignments.participant_id} = ${eventSignUps.participant_id}
    and coalesce(${transponderAssignments.event_id}, ${eventSignUps.event_id}) = ${eventSignUps.event_id}
    and coalesce(${transponderAssignments.class_assignment_id}, ${eventSignUps.class_assignment_id})
      = ${eventSignUps.class_assignment_id}), '[]')`

const hasStartList = sql`exists (select from ${raceRunEntries} as listed where listed.race_run_id = ${raceRuns.id})`
const movedByHand = sql`exists (select from ${raceRunGroupMembers} as moved where moved.event_sign_up_id = ${eventSignUps.id})`

/**
 * Who rides a run: its start list where there is one; else the paid and confirmed riders of the group's classes, without
 * those put into another group by hand and with those put into this one.
 */
export async function listStartingRiders(db: Db, raceRunId: string): Promise<StartingRider[]> {
  const group = raceRuns.race_run_group_id
  return db
    .select({
      event_sign_up_id: eventSignUps.id,
      participant_id: eventSignUps.participant_id,
      championship_class_id: sql<string>`${eventSignUps.championship_class_id}`,
      start_number: sql<string>`coalesce(${classAssignments.start_number}, '')`,
      wave,
      start_gap_ms: sql<number>`coalesce(${raceRunGroupWaves.gap_ms}, 0)`,
      transponders: loans,
      gate_pick: raceRunEntries.gate_pick,
    })
    .from(raceRuns)
    .innerJoin(eventSignUps, eq(eventSignUps.event_id, raceRuns.event_id))
    .innerJoin(classAssignments, eq(classAssignments.id, eventSignUps.class_assignment_id))
    .innerJoin(participants, eq(participants.uuid, eventSignUps.participant_id))
    .leftJoin(
      raceRunEntries,
      and(eq(raceRunEntries.race_run_id, raceRuns.id), eq(raceRunEntries.event_sign_up_id, eventSignUps.id)),
    )
    .leftJoin(
      raceRunGroupMembers,
      and(eq(raceRunGroupMembers.race_run_group_id, group), eq(raceRunGroupMembers.event_sign_up_id, eventSignUps.id)),
    )
    .leftJoin(
      raceRunGroupClasses,
      and(
        eq(raceRunGroupClasses.race_run_group_id, group),
        eq(raceRunGroupClasses.event_class_id, eventSignUps.event_class_id),
      ),
    )
    .leftJoin(
      raceRunGroupWaves,
      and(eq(raceRunGroupWaves.race_run_group_id, group), sql`${raceRunGroupWaves.name} = ${wave}`),
    )
    .where(
      and(
        eq(raceRuns.id, raceRunId),
        sql`case when ${hasStartList} then ${raceRunEntries.race_run_id} is not null
          else ${eventSignUps.state} in ('paid', 'confirmed') and (${raceRunGroupMembers.event_sign_up_id} is not null
            or ${raceRunGroupClasses.event_class_id} is not null and not ${movedByHand}) end`,
      ),
    )
    .orderBy(eventSignUps.id)
}
