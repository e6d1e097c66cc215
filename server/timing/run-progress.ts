import type { RunStatus } from '#domain/events/event-status.ts'
import { factsInForce } from '#domain/timing/facts-in-force.ts'
import { runClock } from '#domain/timing/run-segments.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'

/** What a list shows of a run that is being timed. */
export type RunProgress = { status: RunStatus; actual_start: string | null }

/** The kinds of facts that may move a run on; a passing never does. */
export const progressKinds: readonly TimingFact['kind'][] = [
  'start',
  'red_flag',
  'restart',
  'finish_flag',
  'close',
  'void',
  'restore',
  'correct_time',
]

/** A person has the last word about these. */
const beyondTiming: readonly RunStatus[] = ['provisional', 'official', 'cancelled']

/**
 * How far a run is by its facts in force, whatever order they came in. A run whose only start was withdrawn goes back to
 * staging; one that was never started by a fact keeps its state, since its results may have been imported.
 */
export function runProgress(before: RunProgress, facts: readonly TimingFact[]): RunProgress {
  if (beyondTiming.includes(before.status)) return before
  const clock = runClock(factsInForce(facts).standing)
  const starts = [...clock.starts.values()]
  if (starts.length === 0) {
    return before.actual_start === null ? before : { status: 'staging', actual_start: null }
  }
  const actual_start = new Date(Math.min(...starts)).toISOString()
  if (clock.closed_ms !== null) return { status: 'finished', actual_start }
  const isStopped = clock.segments.at(-1)?.red_flag_ms !== null
  return { status: isStopped ? 'red_flagged' : 'running', actual_start }
}
