import type { MergedCrossing } from '#domain/timing/merge-reads.ts'
import type { RiderCrossing } from '#domain/timing/rider-crossing.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'

type Rules = Pick<RunRules, 'min_lap_ms' | 'under_min_lap' | 'first_crossing'>

/**
 * Says of each crossing of one rider in one segment, in the order of the track, whether it is a lap. `startMs` is the
 * rider's own start, null when unknown. An early crossing is flagged and kept; the next gap is measured from the last
 * crossing that counts, so that one stray read does not spoil the lap after it.
 */
export function judgeCrossings(
  crossings: readonly MergedCrossing[],
  startMs: number | null,
  segment: number,
  rules: Rules,
): RiderCrossing[] {
  let lastMs: number | null = null
  return crossings.map(({ official, evidence }) => {
    const sinceMs: number | null = lastMs ?? startMs
    const timed = official.precision === 'time'
    const early = timed && sinceMs !== null && official.at_ms - sinceMs < rules.min_lap_ms
    const first = lastMs === null
    let takenFor: RiderCrossing['taken_for'] = 'lap'
    if (first && rules.first_crossing === 'start_line') takenFor = 'start_line'
    else if (first && rules.first_crossing === 'auto' && early && !official.confirmed) takenFor = 'start_line'
    else if (!first && early && rules.under_min_lap === 'do_not_count' && !official.confirmed) takenFor = 'too_early'
    if (takenFor !== 'too_early') lastMs = official.at_ms
    return {
      id: official.id,
      at_ms: official.at_ms,
      segment,
      precision: official.precision,
      taken_for: takenFor,
      estimated: official.estimated,
      under_minimum_lap: early && takenFor !== 'start_line',
      missed_reads: 0,
      uncertainty_ms: official.uncertainty_ms,
      evidence_ids: evidence.map((read) => read.id),
    }
  })
}
