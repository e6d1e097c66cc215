import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { insertRows } from '../insert-rows.ts'
import { factRow } from '../racing/fact-rows.ts'
import { runFacts } from '../racing/run-facts.ts'
import type { RunPlan } from '../racing/run-plan.ts'
import { signUpIdOf } from '../season/season-ids.ts'

/** A run as it stands in the database, and who rides it how. */
export type LiveRun = { row: typeof raceRuns.$inferSelect; plan: RunPlan }

/** Appends what has happened in the run until `nowMs` (epoch ms) and is not written yet. With the close the run is finished. */
export async function feedRun(tx: Db, { row, plan }: LiveRun, nowMs: number): Promise<void> {
  if (row.actual_start === null) throw new Error(`the run ${row.id} goes on without a start`)
  const startMs = Date.parse(row.actual_start)
  const planned = runFacts(plan, row.id, startMs, (rider) => signUpIdOf(plan.event, rider))
  const due = planned.filter((fact) => Date.parse(fact.recorded_at) <= nowMs)
  const written = await tx
    .select({ id: timingFacts.id, kind: timingFacts.kind })
    .from(timingFacts)
    .where(eq(timingFacts.race_run_id, row.id))
  const known = new Set(written.map(({ id }) => id))
  const missing = due.filter(({ id }) => !known.has(id))
  const owner = { organisation_id: row.organisation_id, event_id: row.event_id }
  const receivedAt = new Date(nowMs).toISOString()
  await insertRows(
    tx,
    timingFacts,
    missing.map((fact) => factRow(fact, owner, receivedAt)),
  )
  const isClosed = due.at(-1)?.kind === 'close' || written.some(({ kind }) => kind === 'close')
  if (isClosed) await tx.update(raceRuns).set({ status: 'finished' }).where(eq(raceRuns.id, row.id))
}
