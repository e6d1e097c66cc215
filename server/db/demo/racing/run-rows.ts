import type { JsonObject } from '#server/db/columns.ts'
import type { raceRunEntries, raceRunGroupClasses, raceRunGroups, raceRuns } from '#server/db/tables/runs.ts'
import { isoInstantOf } from '../local-time.ts'
import type { ClassKey } from '../riders/rider-profile.ts'
import { groupTitles } from '../rounds/round-runs.ts'
import {
  type AnyEventKey,
  eventClassIdOf,
  eventIdOf,
  groupIdOf,
  ridgebackId,
  runIdOf,
  signUpIdOf,
} from '../season/season-ids.ts'
import { type RunGroupKey, type RunPlan, runGroupKeys } from './run-plan.ts'

export const groupClasses: Readonly<Record<RunGroupKey, readonly ClassKey[]>> = {
  pro: ['pro', 'veteran'],
  hobby: ['hobby'],
  women: ['women'],
  junior85: ['junior85'],
  junior65: ['junior65'],
}

export function groupRows(event: AnyEventKey): (typeof raceRunGroups.$inferInsert)[] {
  return runGroupKeys.map((group, position) => ({
    id: groupIdOf(event, group),
    organisation_id: ridgebackId,
    event_id: eventIdOf(event),
    name: group === 'pro' ? 'Pro and Veteran 40+' : groupTitles[group],
    gate_size: event === 'arena' ? 16 : 20,
    position,
  }))
}

export function groupClassRows(event: AnyEventKey): (typeof raceRunGroupClasses.$inferInsert)[] {
  return runGroupKeys.flatMap((group) =>
    groupClasses[group].map((classKey) => ({
      race_run_group_id: groupIdOf(event, group),
      event_class_id: eventClassIdOf(event, classKey),
      event_id: eventIdOf(event),
    })),
  )
}

/** `status` says how far a run is when the season is written; a run that has facts gets its result by the rules. */
export function runRow(
  plan: RunPlan,
  position: number,
  status: 'scheduled' | 'running' | 'finished' | 'cancelled',
): typeof raceRuns.$inferInsert {
  const hasStarted = status === 'running' || status === 'finished'
  return {
    id: runIdOf(plan.event, plan.key),
    organisation_id: ridgebackId,
    event_id: eventIdOf(plan.event),
    race_run_group_id: groupIdOf(plan.event, plan.group),
    name: plan.name,
    kind: plan.kind,
    status,
    position,
    planned_start: isoInstantOf(plan.planned_ms),
    actual_start: hasStarted ? isoInstantOf(plan.planned_ms + plan.late_ms) : null,
    rules: plan.rules,
    counts_for_points: plan.kind === 'final',
    transfer: transferOf(plan),
  }
}

/** The start list in the order in which gates are picked. */
export function runEntryRows(plan: RunPlan): (typeof raceRunEntries.$inferInsert)[] {
  const source = plan.kind === 'lcq' || (plan.kind === 'final' && transferOf(plan) !== null) ? 'transfer' : 'group'
  return plan.rides.map(({ rider }, index) => ({
    race_run_id: runIdOf(plan.event, plan.key),
    event_sign_up_id: signUpIdOf(plan.event, rider),
    event_id: eventIdOf(plan.event),
    gate_pick: plan.kind === 'practice' ? null : index + 1,
    source,
  }))
}

function transferOf({ event, key, kind, group }: RunPlan): JsonObject | null {
  if (kind !== 'final' || (group !== 'pro' && group !== 'hobby') || key !== `${group}-final`) return null
  return {
    heats: [runIdOf(event, `${group}-heat-1`), runIdOf(event, `${group}-heat-2`)],
    lcq: runIdOf(event, `${group}-lcq`),
    gate_picks: 'heat',
  }
}
