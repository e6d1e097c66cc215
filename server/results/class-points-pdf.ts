import type { TableCell } from 'pdfmake/interfaces.d.ts'
import type { FileContent } from '#domain/core/call.ts'
import type { ClassPoints } from '#domain/results/result-words.ts'
import { plainFileName } from '#server/ports/csv-file.ts'
import { plate } from '#server/ports/pdf-plate.ts'
import { printPdf } from '#server/ports/pdf-printer.ts'
import { bigFigure, figure, nameCell, sheetDefinition } from '#server/ports/pdf-sheet.ts'
import { eventDay, versionText } from './file-words.ts'

/** The points of a class at an event as PDF. */
export async function classPointsPdf(points: ClassPoints): Promise<FileContent> {
  const { event, championship_class: plateOfClass, race_runs: runs } = points
  const version = versionText(points.state, null)
  const definition = sheetDefinition({
    title: `${plateOfClass.name} points`,
    kicker: event.round_number === null ? event.name : `Round ${event.round_number}, ${event.name}`,
    facts: [version, eventDay(event)],
    columns: [
      { head: 'Pos', width: 28 },
      { head: 'No', width: 25 },
      { head: 'Rider', width: '*' },
      ...runs.map(({ name }) => ({ head: name, width: 'auto' as const, right: true })),
      { head: 'Points', width: 44, right: true },
    ],
    rows: points.rows.map((row): TableCell[] => [
      bigFigure(row.position === null ? '' : String(row.position)),
      plate(row.start_number, plateOfClass, row.red_plate),
      nameCell(row.full_name, row.tie_note === null ? [] : [row.tie_note]),
      ...row.runs.map((run) => figure(run === null ? '' : `${run.points} (${run.position ?? run.status})`)),
      bigFigure(String(row.points), true),
    ]),
    notes: [`In each run: points, and the place in brackets. ${points.method}`],
    footer: `${event.name}, ${plateOfClass.name} points. ${version}.`,
    landscape: runs.length > 5,
    made_at: event.start_date_time,
  })
  return {
    bytes: await printPdf(definition),
    filename: `${plainFileName(`${event.name} ${plateOfClass.name} points`)}.pdf`,
  }
}
