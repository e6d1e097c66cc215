import { formatLapTime } from '#domain/core/lap-time.ts'
import { formatGap } from '#domain/results/format-gap.ts'
import type { RunResultRow, RunResults } from '#domain/results/result-words.ts'
import { statusText } from './result-texts.ts'

/** A row of a run as a table shows it: in all classes together, or within one. Times are texts, '' where there is none. */
export type ShownRow = {
  row: RunResultRow
  /** Place in the run or, when one class is shown, in the class; null for who has none. */
  place: number | null
  /** In the column of places: the figure, or DNF, DNS, DSQ, NC. */
  placeText: string
  total: string
  /** To the leader of what is shown; '' for the leader. */
  gap: string
  best: string
  isFastest: boolean
  /** In words why there is no place; null for who has one or still rides. */
  statusText: string | null
}

/** The rows of one class, or all. `fastest` is the best lap among what is shown. */
export function shownRows(run: Pick<RunResults, 'rows'>, classId: string | null): ShownRow[] {
  const rows = run.rows.filter((row) => classId === null || row.championship_class_id === classId)
  const bests = rows.flatMap((row) => (row.status === 'DSQ' ? [] : (row.best_lap_ms ?? [])))
  const fastest = Math.min(...bests)
  return rows.map((row) => {
    const place = classId === null ? row.position : row.class_position
    return {
      row,
      place,
      placeText: place === null ? (row.racing ? '–' : row.status) : String(place),
      total: row.total_ms === null ? '' : formatLapTime(row.total_ms),
      gap: formatGap(classId === null ? row.gap : row.class_gap),
      best: row.best_lap_ms === null ? '' : formatLapTime(row.best_lap_ms),
      isFastest: row.best_lap_ms === fastest && row.status !== 'DSQ',
      statusText: statusText(row),
    }
  })
}
