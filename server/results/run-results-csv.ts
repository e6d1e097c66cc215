import type { FileContent } from '#domain/core/call.ts'
import { formatLapTime } from '#domain/core/lap-time.ts'
import type { RunResultRow, RunResults } from '#domain/results/result-words.ts'
import { type Cell, csvFile } from '#server/ports/csv-file.ts'
import { eventIsoDay, versionText } from './file-words.ts'

const time = (ms: number | null) => (ms === null ? null : formatLapTime(ms))

/** The result of a run as CSV: a row per rider with the lap times, and on each which event, run and version it is. */
export function runResultsCsv(results: RunResults): FileContent {
  const mostLaps = Math.max(0, ...results.rows.map(({ lap_ms }) => lap_ms.length))
  const laps = Array.from({ length: mostLaps }, (_, index) => `Lap ${index + 1}`)
  const classes = new Map(results.classes.map(({ id, name }) => [id, name]))
  const day = eventIsoDay(results.event)
  const about = [results.event.name, day, results.race_run.name, versionText(results.state, results.version)]
  const head = ['Position', 'Class position', 'Number', 'Name', 'Class', 'Status', 'Laps', 'Total', 'Gap', 'Best lap']
  const rows = results.rows.map((row): Cell[] => [
    row.position,
    row.class_position,
    row.start_number,
    row.full_name,
    classes.get(row.championship_class_id) ?? '',
    row.racing ? 'racing' : row.status,
    row.laps,
    time(row.total_ms),
    gapCell(row),
    time(row.best_lap_ms),
    row.penalties.join('; '),
    ...laps.map((_, index) => time(row.lap_ms[index] ?? null)),
    ...about,
  ])
  return csvFile(
    `${results.event.name} ${results.race_run.name}`,
    [...head, 'Penalties', ...laps, 'Event', 'Date', 'Run', 'Result'],
    rows,
  )
}

/** Without the plus sign, which spreadsheets take for a formula: `9.873`, `1 lap`. */
function gapCell({ gap }: RunResultRow): Cell {
  if (gap === null) return null
  return gap.kind === 'time' ? formatLapTime(gap.ms) : `${gap.laps} ${gap.laps === 1 ? 'lap' : 'laps'}`
}
