import { and, eq, inArray } from 'drizzle-orm'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import type { Db } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { progressKinds, runProgress } from './run-progress.ts'
import type { TimedRun } from './timed-run-store.ts'

/** Keeps state and start of a run, which lists show, in step with its facts. The run is locked by the caller. */
export async function updateRunProgress(
  tx: Db,
  scope: OrganisationScope,
  run: TimedRun,
  appended: TimingFact,
): Promise<void> {
  if (!progressKinds.includes(appended.kind)) return
  const rows = await tx
    .select({ payload: timingFacts.payload })
    .from(timingFacts)
    .where(
      and(
        eq(timingFacts.race_run_id, run.id),
        eq(timingFacts.organisation_id, scope.organisation_id),
        inArray(timingFacts.kind, [...progressKinds]),
      ),
    )
  const { status, actual_start } = run
  const progress = runProgress(
    { status, actual_start },
    rows.map(({ payload }) => payload),
  )
  if (progress.status === status && progress.actual_start === actual_start) return
  const thisRun = and(eq(raceRuns.id, run.id), eq(raceRuns.organisation_id, scope.organisation_id))
  await tx.update(raceRuns).set(progress).where(thisRun)
}
