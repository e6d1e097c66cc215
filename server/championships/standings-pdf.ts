import type { TableCell } from 'pdfmake/interfaces.d.ts'
import type { Standings, StandingsRow } from '#domain/championships/championship-words.ts'
import type { FileContent } from '#domain/core/call.ts'
import { plainFileName } from '#server/ports/csv-file.ts'
import { plate } from '#server/ports/pdf-plate.ts'
import { printPdf } from '#server/ports/pdf-printer.ts'
import { bigFigure, droppedFigure, figure, nameCell, sheetDefinition } from '#server/ports/pdf-sheet.ts'
import { momentText, versionText } from '#server/results/file-words.ts'

/** A class's season table as PDF; dropped points are struck through. */
export async function standingsPdf(standings: Standings): Promise<FileContent> {
  const { championship, championship_class: plateOfClass, rounds } = standings
  const version = versionText(standings.state, standings.version)
  const zone = rounds[0]?.time_zone ?? 'UTC'
  const moment = momentText(standings.updated_at, zone)
  const definition = sheetDefinition({
    title: `${plateOfClass.name} standings`,
    kicker: championship.name.includes(championship.season)
      ? championship.name
      : `${championship.name} ${championship.season}`,
    facts: [version, moment === '' ? '' : `as of ${moment} ${zone}`],
    columns: [
      { head: 'Pos', width: 28 },
      { head: 'No', width: 25 },
      { head: 'Rider', width: '*' },
      ...rounds.map(({ round_number, short_name }) => ({
        head: `${round_number} ${short_name}`,
        width: 'auto' as const,
        right: true,
      })),
      { head: 'Points', width: 44, right: true },
    ],
    rows: standings.rows.map((row): TableCell[] => [
      bigFigure(row.position === null ? '' : String(row.position)),
      plate(row.start_number, plateOfClass, row.red_plate),
      nameCell(row.full_name, smallPrint(row)),
      ...rounds.map((_, index) => scoreCell(row.scores[index] ?? null)),
      bigFigure(String(row.points), true),
    ]),
    notes: [
      ...(standings.running === null ? [] : [standings.running]),
      `Struck through: dropped. ${standings.rules_text}`,
    ],
    footer: `${championship.name}, ${plateOfClass.name} standings. ${version}.`,
    landscape: rounds.length > 6,
    made_at: standings.updated_at,
  })
  return {
    bytes: await printPdf(definition),
    filename: `${plainFileName(`${championship.name} ${plateOfClass.name} standings`)}.pdf`,
  }
}

function smallPrint({ tie_note, adjustments }: StandingsRow): string[] {
  const decisions = adjustments.map(
    ({ points, reason }) => `${points < 0 ? '−' : '+'}${Math.abs(points)} points, ${reason}`,
  )
  return tie_note === null ? decisions : [tie_note, ...decisions]
}

function scoreCell(score: StandingsRow['scores'][number]): TableCell {
  if (score === null) return ''
  const text = score.text ?? String(score.points)
  return score.dropped ? droppedFigure(text) : figure(text)
}
