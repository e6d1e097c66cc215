import type { FileContent } from '#domain/core/call.ts'
import type { ClassPoints } from '#domain/results/result-words.ts'
import { type Cell, csvFile } from '#server/ports/csv-file.ts'
import { eventIsoDay, versionText } from './file-words.ts'

/** The points of a class at an event as CSV: place and points of each run. */
export function classPointsCsv(points: ClassPoints): FileContent {
  const runs = points.race_runs.flatMap(({ name }) => [`${name} place`, `${name} points`])
  const about = [
    points.event.name,
    eventIsoDay(points.event),
    points.championship_class.name,
    versionText(points.state, null),
  ]
  const rows = points.rows.map((row): Cell[] => [
    row.position,
    row.start_number,
    row.full_name,
    ...row.runs.flatMap((run): Cell[] => (run === null ? [null, null] : [run.position ?? run.status, run.points])),
    row.points,
    row.tie_note,
    ...about,
  ])
  return csvFile(
    `${points.event.name} ${points.championship_class.name} points`,
    ['Position', 'Number', 'Name', ...runs, 'Points', 'Tie', 'Event', 'Date', 'Class', 'Result'],
    rows,
  )
}
