import { and, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { isoInstantOf } from '../local-time.ts'
import { ridgebackId } from '../season/season-ids.ts'
import { livePlans, readDemoRaceState, writeDemoRaceState } from './demo-race-state.ts'
import { feedRun, type LiveRun } from './feed-run.ts'
import { openNightRuns } from './open-night-runs.ts'
import { publishDueResults } from './publish-due-results.ts'
import { hideOpenNights, writeOpenNight } from './write-open-night.ts'

/** Between the close of a run and the next gate drop. */
export const BETWEEN_RUNS_MS = 150_000
/** Between the last run of an evening and the next open night, and from its announcement to the first gate drop. */
const BETWEEN_NIGHTS_MS = 240_000
const ANNOUNCED_MS = 60_000
/** A run that should have been long ago, while the server was stopped, is ridden as it was planned, all at once. */
const LONG_AGO_MS = 2 * 3_600_000

/**
 * Brings the demo's racing up to `nowMs` (epoch ms of the database's clock): facts that have happened by now, the end of a
 * run, its result, the next run, another open night when the programme is over. Doing it again changes nothing.
 */
export async function advanceDemoRace(tx: Db, nowMs: number): Promise<void> {
  const state = await readDemoRaceState(tx)
  const plans = livePlans(state)
  const rows = await tx
    .select()
    .from(raceRuns)
    .where(and(eq(raceRuns.organisation_id, ridgebackId), inArray(raceRuns.id, [...plans.keys()])))
    .orderBy(raceRuns.planned_start)
  const runs = rows.flatMap((row): LiveRun[] => {
    const plan = plans.get(row.id)
    return plan ? [{ row, plan }] : []
  })
  if (runs.length === 0) return

  await publishDueResults(tx, runs, nowMs)
  const running = runs.find(({ row }) => row.status === 'running')
  if (running) return feedRun(tx, running, nowMs)

  const lastClosedMs = await lastClosed(tx, runs)
  const next = runs.find(({ row }) => row.status === 'scheduled')
  if (next) {
    const plannedMs = Date.parse(next.row.planned_start)
    const isLongAgo = nowMs - plannedMs > LONG_AGO_MS
    const earliestMs =
      next.plan.event === 'arena' ? lastClosedMs + BETWEEN_RUNS_MS : startAfter(plannedMs, lastClosedMs)
    if (!isLongAgo && nowMs < earliestMs) return
    const startMs = isLongAgo ? plannedMs + BETWEEN_RUNS_MS / 2 : nowMs
    const actualStart = isoInstantOf(startMs)
    await tx.update(raceRuns).set({ status: 'running', actual_start: actualStart }).where(eq(raceRuns.id, next.row.id))
    return feedRun(tx, { ...next, row: { ...next.row, actual_start: actualStart } }, nowMs)
  }
  if (nowMs < lastClosedMs + BETWEEN_NIGHTS_MS) return
  const night = `open-night-${state.nights + 1}` as const
  const firstMs = nowMs + ANNOUNCED_MS
  await writeOpenNight(tx, night, openNightRuns(night, firstMs))
  if (state.nights > 1) await hideOpenNights(tx, [`open-night-${state.nights - 1}`])
  await writeDemoRaceState(tx, { nights: state.nights + 1, first_ms: firstMs, first_ms_before: state.first_ms })
}

/** The first race of a night waits for its announced time, the others only for the one before. */
function startAfter(plannedMs: number, lastClosedMs: number): number {
  const isFirst = plannedMs > lastClosedMs + BETWEEN_NIGHTS_MS / 2
  return isFirst ? plannedMs : lastClosedMs + BETWEEN_RUNS_MS
}

/** When the line was last closed (epoch ms); 0 before the first run has ended. */
async function lastClosed(tx: Db, runs: readonly LiveRun[]): Promise<number> {
  const ids = runs.map(({ row }) => row.id)
  const [row] = await tx
    .select({ at: max(timingFacts.at) })
    .from(timingFacts)
    .where(and(inArray(timingFacts.race_run_id, ids), eq(timingFacts.kind, 'close')))
  return row?.at ? Date.parse(row.at) : 0
}
