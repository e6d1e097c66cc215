import type { RaceRun } from '#domain/events/event-words.ts'
import { penaltyText } from '#domain/results/penalty-text.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import type { RunResultRow, RunResults } from '#domain/results/result-words.ts'
import type { RunFormat } from '#domain/timing/run-rules.ts'
import type { PresentResult } from './present-result.ts'

export type ResultNames = {
  /** Names by participant. */
  names: ReadonlyMap<string, string>
  /** Who wears the red plate, by class. */
  leaders: ReadonlyMap<string, ReadonlySet<string>>
}

/** The public's view of a run's result. */
export function runResultsAnswer(
  event: RunResults['event'],
  run: RaceRun & { format: RunFormat },
  result: PresentResult,
  known: ResultNames,
): RunResults {
  const { format, ...raceRun } = run
  const leader = result.rows[0]
  return {
    event,
    race_run: raceRun,
    classes: raceRun.classes,
    state: result.state,
    version: result.version,
    updated_at: result.updated_at,
    leader_laps: leader?.laps ?? 0,
    leader_ms: leader?.total_ms ?? null,
    planned_laps: format.kind === 'laps' ? format.laps : null,
    rows: result.rows.map((row) => runResultRow(row, known)),
  }
}

function runResultRow(row: ResultRow, { names, leaders }: ResultNames): RunResultRow {
  return {
    participant_id: row.participant_id,
    full_name: names.get(row.participant_id) ?? '',
    start_number: row.start_number,
    event_sign_up_id: row.event_sign_up_id,
    championship_class_id: row.championship_class_id,
    red_plate: leaders.get(row.championship_class_id)?.has(row.participant_id) ?? false,
    position: row.position,
    class_position: row.class_position,
    status: row.status,
    racing: row.racing,
    laps: row.laps,
    total_ms: row.total_ms,
    gap: row.gap,
    class_gap: row.class_gap,
    best_lap_ms: row.best_lap_ms,
    best_lap: row.best_lap,
    penalties: row.penalties.map(penaltyText),
    lap_ms: row.lap_times.map(({ lap_ms }) => lap_ms),
    race_ms: row.lap_times.map(({ race_ms }) => race_ms),
    lap_positions: row.lap_times.map(({ position }) => position),
  }
}
