import type { Standings } from '#domain/championships/championship-words.ts'
import type { FileContent } from '#domain/core/call.ts'
import { type Cell, csvFile } from '#server/ports/csv-file.ts'
import { versionText } from '#server/results/file-words.ts'

/** A class's season table as CSV: points and whether they were dropped, round by round. */
export function standingsCsv(standings: Standings): FileContent {
  const { championship, championship_class, rounds } = standings
  const columns = rounds.flatMap(({ round_number, short_name }) => [
    `${round_number} ${short_name}`,
    `${round_number} dropped`,
  ])
  const about = [
    championship.name,
    championship.season,
    championship_class.name,
    versionText(standings.state, standings.version),
  ]
  const rows = standings.rows.map((row): Cell[] => [
    row.position,
    row.start_number,
    row.full_name,
    ...row.scores.flatMap((score): Cell[] =>
      score === null ? [null, null] : [score.text ?? score.points, score.dropped ? 'yes' : 'no'],
    ),
    row.adjustments.reduce((sum, { points }) => sum + points, 0),
    row.points,
    row.behind_leader,
    row.tie_note,
    ...about,
  ])
  return csvFile(
    `${championship.name} ${championship_class.name} standings`,
    [
      'Position',
      'Number',
      'Name',
      ...columns,
      'Adjustments',
      'Points',
      'Behind',
      'Tie',
      'Championship',
      'Season',
      'Class',
      'Result',
    ],
    rows,
  )
}
