import { eq } from 'drizzle-orm'
import { classifyRun, type RunClassification } from '#domain/results/classify-run.ts'
import { deriveCrossings, type RunTimeline } from '#domain/timing/derive-crossings.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import type { Db } from '#server/db/client.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { listStartingRiders, type StartingRider } from './run-entries-store.ts'

export type DerivedRun = RunClassification & {
  riders: StartingRider[]
  /** By class, the sign-up that came over the line first after the start: the holeshot as far as a line can tell. */
  holeshots: ReadonlyMap<string, string>
  /** The last fact it knows (`timing_facts.arrival`), and when that one came in; null without facts. */
  last_arrival: number | null
  last_received_at: string | null
}

/** The result of a run as its facts have it now: facts and start list out of the database, through the rules. */
export async function deriveRun(db: Db, run: { id: string; rules: RunRules }): Promise<DerivedRun> {
  const riders = await listStartingRiders(db, run.id)
  const rows = await db
    .select({
      payload: timingFacts.payload,
      arrival: timingFacts.arrival,
      received_at: timingFacts.received_at,
    })
    .from(timingFacts)
    .where(eq(timingFacts.race_run_id, run.id))
    .orderBy(timingFacts.arrival)
  const facts = rows.map(({ payload }) => payload)
  const timeline = deriveCrossings(facts, riders, run.rules)
  const classification = classifyRun(timeline, riders, run.rules)
  const last = rows.at(-1)
  return {
    ...classification,
    riders,
    holeshots: firstAcross(timeline, riders),
    last_arrival: last?.arrival ?? null,
    last_received_at: last?.received_at ?? null,
  }
}

function firstAcross(timeline: RunTimeline, riders: readonly StartingRider[]): Map<string, string> {
  const first = new Map<string, { id: string; at_ms: number }>()
  for (const { event_sign_up_id, championship_class_id } of riders) {
    const crossing = timeline.crossings.get(event_sign_up_id)?.find(({ taken_for }) => taken_for !== 'too_early')
    const best = first.get(championship_class_id)
    if (crossing === undefined || (best !== undefined && best.at_ms <= crossing.at_ms)) continue
    first.set(championship_class_id, { id: event_sign_up_id, at_ms: crossing.at_ms })
  }
  return new Map([...first].map(([classId, { id }]) => [classId, id]))
}
