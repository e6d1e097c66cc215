import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunFormat } from '#domain/timing/run-rules.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'

/** A stretch of racing between a start (or restart) and a red flag. Epoch ms. */
export type RunSegment = {
  /** Null for the first segment, whose start each rider has by wave. */
  restart_ms: number | null
  red_flag_ms: number | null
  /** Distance announced for the restart; null: what is left of the run's. */
  format: RunFormat | null
  /** Whether laps of the segments before count on. */
  carry: boolean
}

/** When a run was started, stopped, restarted and ended. Epoch ms. */
export type RunClock = {
  /** By wave; the key null is the start of the whole run. */
  starts: ReadonlyMap<string | null, number>
  segments: readonly [RunSegment, ...RunSegment[]]
  finish_flag_ms: number | null
  /** After this nobody is still expected. */
  closed_ms: number | null
}

/**
 * Reads the run's clock from the facts that stand, in recorded order. Of two starts (or finish flags) the first recorded
 * stands, so that a stray press in mid-race moves nothing: a false start is withdrawn by a void, a wrong one corrected.
 * Of two closes the last stands. A second red flag without a restart between (two devices) is the same red flag.
 */
export function runClock(standing: readonly TimingFact[]): RunClock {
  const moments = new Map<string, number>()
  for (const fact of standing) if ('at' in fact) moments.set(fact.id, Date.parse(fact.at))
  for (const fact of standing) if (fact.kind === 'correct_time') moments.set(fact.target_id, Date.parse(fact.at))
  const momentOf = (fact: TimingFact) => moments.get(fact.id) ?? 0

  const starts = new Map<string | null, number>()
  let finishFlagMs: number | null = null
  let closedMs: number | null = null
  for (const fact of standing) {
    if (fact.kind === 'start' && !starts.has(fact.wave)) starts.set(fact.wave, momentOf(fact))
    if (fact.kind === 'finish_flag') finishFlagMs ??= momentOf(fact)
    if (fact.kind === 'close') closedMs = momentOf(fact)
  }

  const breaks = standing.filter((fact) => fact.kind === 'red_flag' || fact.kind === 'restart')
  breaks.sort((a, b) => momentOf(a) - momentOf(b))
  let current: RunSegment = { restart_ms: null, red_flag_ms: null, format: null, carry: false }
  const segments: [RunSegment, ...RunSegment[]] = [current]
  for (const fact of breaks) {
    if (fact.kind === 'red_flag') current.red_flag_ms ??= momentOf(fact)
    if (fact.kind === 'restart') {
      // A restart whose red flag nobody recorded ends the segment before by itself.
      current.red_flag_ms ??= momentOf(fact)
      current = { restart_ms: momentOf(fact), red_flag_ms: null, format: fact.format, carry: fact.carry }
      segments.push(current)
    }
  }
  return { starts, segments, finish_flag_ms: finishFlagMs, closed_ms: closedMs }
}

/** The moment from which a rider's race time runs in a segment; null when no start was recorded. */
export function ownStartMs(clock: RunClock, segment: RunSegment, entry: RunEntry): number | null {
  if (segment.restart_ms !== null) return segment.restart_ms
  const wave = entry.wave === null ? undefined : clock.starts.get(entry.wave)
  if (wave !== undefined) return wave
  const whole = clock.starts.get(null)
  return whole === undefined ? null : whole + entry.start_gap_ms
}
