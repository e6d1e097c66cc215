import type { TableCell } from 'pdfmake/interfaces.d.ts'
import type { FileContent } from '#domain/core/call.ts'
import { formatLapTime } from '#domain/core/lap-time.ts'
import { formatGap } from '#domain/results/format-gap.ts'
import type { RunResults } from '#domain/results/result-words.ts'
import { plainFileName } from '#server/ports/csv-file.ts'
import { plate } from '#server/ports/pdf-plate.ts'
import { printPdf } from '#server/ports/pdf-printer.ts'
import { bigFigure, figure, nameCell, sheetDefinition } from '#server/ports/pdf-sheet.ts'
import { eventDay, momentText, versionText } from './file-words.ts'

const time = (ms: number | null) => (ms === null ? '' : formatLapTime(ms))

/** The result of a run as PDF. */
export async function runResultsPdf(results: RunResults): Promise<FileContent> {
  const { event, race_run: run, rows } = results
  const version = versionText(results.state, results.version)
  const moment = momentText(results.updated_at, event.time_zone)
  const round = event.round_number === null ? event.name : `Round ${event.round_number}, ${event.name}`
  const classes = new Map(results.classes.map((one) => [one.id, one]))
  const fastest = Math.min(...rows.flatMap(({ best_lap_ms }) => best_lap_ms ?? []))
  const fastestRow = rows.find(({ best_lap_ms }) => best_lap_ms === fastest)
  const definition = sheetDefinition({
    title: run.name,
    kicker: round,
    facts: [version, eventDay(event), moment === '' ? '' : `as of ${moment} ${event.time_zone}`],
    columns: [
      { head: 'Pos', width: 34 },
      { head: 'No', width: 25 },
      { head: 'Rider', width: '*' },
      { head: 'Class', width: 'auto' },
      { head: 'Laps', width: 'auto', right: true },
      { head: 'Total', width: 'auto', right: true },
      { head: 'Gap', width: 'auto', right: true },
      { head: 'Best lap', width: 'auto', right: true },
    ],
    rows: rows.map((row): TableCell[] => [
      row.position === null ? figureLeft(row.status) : bigFigure(String(row.position)),
      plate(row.start_number, classes.get(row.championship_class_id), row.red_plate),
      nameCell(row.full_name, row.penalties),
      { text: classes.get(row.championship_class_id)?.name ?? '', fontSize: 9, margin: [0, 4, 0, 0] },
      figure(String(row.laps)),
      figure(time(row.total_ms)),
      figure(formatGap(row.gap)),
      figure(time(row.best_lap_ms)),
    ]),
    notes:
      fastestRow === undefined
        ? []
        : [`Fastest lap: ${time(fastest)}, number ${fastestRow.start_number}, ${fastestRow.full_name}.`],
    footer: `${event.name}, ${run.name}. ${version}.`,
    landscape: false,
    made_at: results.updated_at,
  })
  return { bytes: await printPdf(definition), filename: `${plainFileName(`${event.name} ${run.name}`)}.pdf` }
}

function figureLeft(text: string): TableCell {
  return { text, font: 'Figures', fontSize: 11, margin: [0, 3, 0, 0] }
}
