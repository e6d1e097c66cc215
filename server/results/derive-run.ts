import { eq } from 'drizzle-orm'
import { classifyRun, type RunClassification } from '#domain/results/classify-run.ts'
import { deriveCrossings } from '#domain/timing/derive-crossings.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import type { Db } from '#server/db/client.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { listStartingRiders, type StartingRider } from './run-entries-store.ts'

export type DerivedRun = RunClassification & {
  riders: StartingRider[]
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
  const classification = classifyRun(deriveCrossings(facts, riders, run.rules), riders, run.rules)
  const last = rows.at(-1)
  return {
    ...classification,
    riders,
    last_arrival: last?.arrival ?? null,
    last_received_at: last?.received_at ?? null,
  }
}
