/** One crossing of one rider, after merging, and what it is taken for. Moments are epoch milliseconds. */
export type RiderCrossing = {
  id: string
  at_ms: number
  /** Index into the run's segments. */
  segment: number
  precision: 'time' | 'order'
  /** A `lap` counts; `start_line` is the way from the gate to the line; `too_early` waits for a person to confirm it. */
  taken_for: 'lap' | 'start_line' | 'too_early'
  estimated: boolean
  under_minimum_lap: boolean
  /** How many reads seem to be missing just before this one: 0, 1, 2 or 3. */
  missed_reads: number
  uncertainty_ms: number | null
  /** Other reads of the same crossing. */
  evidence_ids: string[]
}
