import type { TimingFact } from '#domain/timing/timing-fact.ts'
import type { Db } from '#server/db/client.ts'
import { raceRunEntries, raceRunGroupClasses, raceRunGroups, raceRuns } from '#server/db/tables/runs.ts'
import { timingDevices, timingFacts } from '#server/db/tables/timing-facts.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import { publishRun } from '#server/results/publish-run.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { demoId } from './demo-id.ts'
import { insertRows } from './insert-rows.ts'
import { isoInstantOf } from './local-time.ts'
import { userIdOf } from './people/people-rows.ts'
import { demoDevices } from './racing/fact-maker.ts'
import { factRow } from './racing/fact-rows.ts'
import { runFacts } from './racing/run-facts.ts'
import type { RunPlan } from './racing/run-plan.ts'
import { groupClassRows, groupRows, runEntryRows, runRow } from './racing/run-rows.ts'
import { heldRounds } from './rounds/held-rounds.ts'
import { eventIdOf, ridgebackId, runIdOf, signUpIdOf } from './season/season-ids.ts'

/** Results become official so long after the line was closed. */
const OFFICIAL_AFTER_MS = 9 * 60_000
/** The jury decided about this run after its first result was out. */
const decidedLater = { event: 'brno', key: 'pro-final', reason: 'Lap 7 of 123 put in, penalty for 1: marshals heard' }

/** Writes the runs of the held rounds with their facts, and lets the rules make the results. The Pro final of tonight goes on. */
export async function writeRacing(tx: Db, calendar: DemoCalendar): Promise<void> {
  await insertRows(tx, timingDevices, deviceRows())
  for (const { event, runs } of heldRounds(calendar)) {
    await insertRows(tx, raceRunGroups, groupRows(event))
    await insertRows(tx, raceRunGroupClasses, groupClassRows(event))
    await insertRows(
      tx,
      raceRuns,
      runs.map((plan, position) => runRow(plan, position, statusOf(plan))),
    )
    await insertRows(tx, raceRunEntries, runs.flatMap(runEntryRows))
    const facts = new Map(runs.map((plan) => [plan, factsUntil(plan, calendar.nowMs)]))
    const late = [...facts].flatMap(([plan, all]) => (isDecidedLater(plan) ? all.filter(isDecision) : []))
    const inTime = [...facts.values()].flat().filter((fact) => !late.includes(fact))
    await writeFacts(tx, event, inTime)
    for (const [plan, all] of facts) {
      if (statusOf(plan) !== 'finished') continue
      const publishedMs = Date.parse(all.at(-1)?.recorded_at ?? '') + OFFICIAL_AFTER_MS
      if (isDecidedLater(plan)) {
        await publish(tx, plan, 'provisional', publishedMs - OFFICIAL_AFTER_MS / 2, '')
        await writeFacts(tx, event, late)
        await publish(tx, plan, 'official', publishedMs, decidedLater.reason)
      } else await publish(tx, plan, 'official', publishedMs, '')
    }
  }
}

function statusOf(plan: RunPlan): 'scheduled' | 'running' | 'finished' | 'cancelled' {
  if (plan.cancelled !== undefined) return 'cancelled'
  if (plan.event === 'arena' && plan.key === 'pro-final') return 'running'
  return plan.event === 'arena' && plan.key === 'hobby-final' ? 'scheduled' : 'finished'
}

/** What is known of a run at this moment. */
function factsUntil(plan: RunPlan, nowMs: number): TimingFact[] {
  if (statusOf(plan) === 'scheduled') return []
  const id = runIdOf(plan.event, plan.key)
  const all = runFacts(plan, id, plan.planned_ms + plan.late_ms, (rider) => signUpIdOf(plan.event, rider))
  return all.filter(({ recorded_at }) => Date.parse(recorded_at) <= nowMs)
}

function isDecidedLater({ event, key }: RunPlan): boolean {
  return event === decidedLater.event && key === decidedLater.key
}

function isDecision({ kind }: TimingFact): boolean {
  return kind === 'penalty' || kind === 'insert_lap'
}

async function writeFacts(tx: Db, event: RunPlan['event'], facts: readonly TimingFact[]): Promise<void> {
  const owner = { organisation_id: ridgebackId, event_id: eventIdOf(event) }
  await insertRows(
    tx,
    timingFacts,
    facts.map((fact) => factRow(fact, owner, fact.recorded_at)),
  )
}

async function publish(
  tx: Db,
  plan: RunPlan,
  state: 'provisional' | 'official',
  publishedMs: number,
  reason: string,
): Promise<void> {
  await publishRun(tx, systemScope(ridgebackId), {
    race_run_id: runIdOf(plan.event, plan.key),
    state,
    reason,
    published_by_id: userIdOf('timekeeper'),
    published_at: isoInstantOf(publishedMs),
  })
}

function deviceRows(): (typeof timingDevices.$inferInsert)[] {
  const labels = {
    decoder: 'Decoder at the finish line',
    desk: 'Laptop of the timing desk',
    backup: 'Second timekeeper',
  }
  return (['decoder', 'desk', 'backup'] as const).map((device) => ({
    id: demoId(`device/${device}`),
    organisation_id: ridgebackId,
    device_id: demoDevices[device],
    label: labels[device],
    is_backup: device === 'backup',
  }))
}
