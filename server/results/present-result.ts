import type { RunStatus } from '#domain/events/event-status.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { ResultState } from '#domain/results/result-words.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import type { Db } from '#server/db/client.ts'
import { deriveRun } from './derive-run.ts'
import { findNewestVersions, listVersionRows, type ResultVersion } from './published-result-store.ts'

/** How the result of a run stands: the newest published version, else what the facts say up to now. */
export type PresentResult = {
  state: ResultState
  version: number | null
  updated_at: string | null
  rows: ResultRow[]
}

/** The states of a run in which its result is derived from what has been recorded so far. */
export function isUnderWay(status: RunStatus): boolean {
  return status === 'running' || status === 'red_flagged' || status === 'finished'
}

/** The state of a run's result without its rows; null: there is none yet. */
export function resultStateOf(status: RunStatus, version: ResultVersion | undefined): ResultState | null {
  return version?.state ?? (isUnderWay(status) ? 'live' : null)
}

/** What everybody may see of a run's result at this moment. A run that has not begun has no rows. */
export async function presentResult(
  db: Db,
  run: { id: string; status: RunStatus; rules: RunRules },
): Promise<PresentResult> {
  const version = (await findNewestVersions(db, [run.id])).get(run.id)
  if (version !== undefined) {
    const rows = await listVersionRows(db, version.id)
    const updatedAt = version.official_at ?? version.published_at
    return { state: version.state, version: version.version_number, updated_at: updatedAt, rows }
  }
  if (!isUnderWay(run.status)) return { state: 'live', version: null, updated_at: null, rows: [] }
  const derived = await deriveRun(db, run)
  return { state: 'live', version: null, updated_at: derived.last_received_at, rows: derived.rows }
}
