import * as z from 'zod/mini'

const laps = z.int().check(z.gte(1), z.lte(999))
const durationMs = z.int().check(z.gte(1), z.lte(86_400_000))
const percent = z.int().check(z.gte(1), z.lte(100))

/** How a run ends: after N laps, after a time, or N laps after the leader's first crossing past the time. */
export const runFormat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('laps'), laps }),
  z.strictObject({ kind: z.literal('time'), duration_ms: durationMs }),
  z.strictObject({ kind: z.literal('time_plus_laps'), duration_ms: durationMs, laps }),
])
export type RunFormat = z.infer<typeof runFormat>

/** Everything about timing and classifying a run that an organiser may choose. Durations in whole milliseconds. */
export const runRules = z.strictObject({
  /** Counts up with each saved change; a published result names the version that made it. */
  version: z.int().check(z.gte(1)),
  format: runFormat,
  /** `laps_then_time` for races, `best_lap` for practice and qualifying. */
  ranking: z.enum(['laps_then_time', 'best_lap']),
  /** The shortest believable lap. */
  min_lap_ms: z.int().check(z.gte(0), z.lte(86_400_000)),
  /** A crossing sooner than the minimum lap is flagged in any case; this says whether it counts meanwhile. */
  under_min_lap: z.enum(['count', 'do_not_count']),
  /** Whether the first crossing after the start is a lap. `auto`: sooner than the minimum lap it is not. */
  first_crossing: z.enum(['lap', 'start_line', 'auto']),
  /** For whom the flag falls in a combined run: the overall leader, or each class's own. */
  flag: z.enum(['overall_leader', 'class_leader']),
  /** Who did not finish: everybody not at the flag, or under a share of the class leader's laps. */
  dnf: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('not_at_flag') }),
    z.strictObject({ kind: z.literal('min_share'), percent }),
  ]),
  /** What a red flag leaves standing: the lap before the leader's last, or everybody's last completed crossing. */
  count_back: z.enum(['lap_before', 'last_completed_crossing']),
  /** Reads of one rider this close together are one crossing. Null: half of the minimum lap. */
  merge_window_ms: z.nullable(z.int().check(z.gte(0), z.lte(600_000))),
  /** How near a gap must be to 2, 3 or 4 usual laps to be called a missed read, in percent of a usual lap. */
  missed_read_tolerance_percent: z.int().check(z.gte(1), z.lte(45)),
})
export type RunRules = z.infer<typeof runRules>

/** A final of 10 minutes and 2 laps on a short indoor track: the preset that a new run begins with. */
export const standardRunRules: RunRules = {
  version: 1,
  format: { kind: 'time_plus_laps', duration_ms: 600_000, laps: 2 },
  ranking: 'laps_then_time',
  min_lap_ms: 30_000,
  under_min_lap: 'do_not_count',
  first_crossing: 'auto',
  flag: 'overall_leader',
  dnf: { kind: 'not_at_flag' },
  count_back: 'lap_before',
  merge_window_ms: null,
  missed_read_tolerance_percent: 20,
}
