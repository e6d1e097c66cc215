import type { RunResultRow, RunResults } from '#domain/results/result-words.ts'

/** A rider's line with only what a case is about. */
export function sampleRow(given: Partial<RunResultRow> & { start_number: string }): RunResultRow {
  return {
    participant_id: `rider-${given.start_number}`,
    event_sign_up_id: `entry-${given.start_number}`,
    full_name: `Rider ${given.start_number}`,
    championship_class_id: 'pro',
    red_plate: false,
    position: null,
    class_position: null,
    status: 'finished',
    racing: false,
    laps: 0,
    total_ms: null,
    gap: null,
    class_gap: null,
    best_lap_ms: null,
    best_lap: null,
    penalties: [],
    lap_ms: [],
    race_ms: [],
    lap_positions: [],
    ...given,
  }
}

const start = '2025-03-15T19:30:00.000Z'
const classes = [
  { id: 'pro', name: 'Pro', short_label: 'P', plate_colour: '#ffffff', figure_colour: '#14110e' },
  { id: 'veteran', name: 'Veteran 40+', short_label: 'V', plate_colour: '#14110e', figure_colour: '#ffffff' },
]

export function sampleRun(rows: RunResultRow[]): RunResults {
  return {
    event: {
      id: 'event-4',
      name: 'Arena night race',
      round_number: 4,
      time_zone: 'Europe/Prague',
      start_date_time: start,
    },
    race_run: {
      id: 'run-1',
      name: 'Pro final',
      kind: 'final',
      race_run_group_id: 'group-1',
      planned_start: start,
      actual_start: start,
      status: 'running',
      status_label: 'Running',
      is_live: true,
      classes,
    },
    classes,
    state: 'live',
    version: null,
    updated_at: null,
    leader_laps: 9,
    leader_ms: 521_207,
    planned_laps: 14,
    rows,
  }
}
