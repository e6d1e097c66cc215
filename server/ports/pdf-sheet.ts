import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.d.ts'
import { headlineRuns } from './pdf-fonts.ts'

const ink = '#14110e'
const grey = '#5b534b'
const line = '#e3ddd3'

export type SheetColumn = { head: string; width: number | 'auto' | '*'; right?: boolean }

export type Sheet = {
  title: string
  /** Above the title: `Round 4, Ridgeback Arena night race`. */
  kicker: string
  /** Below the title: version, date, place. */
  facts: string[]
  columns: SheetColumn[]
  rows: TableCell[][]
  /** Sentences under the table. */
  notes: string[]
  /** At the foot of every page, before the page number. */
  footer: string
  landscape: boolean
  /** When what is printed was made; ISO UTC, null: unknown. */
  made_at: string | null
}

/** Rules instead of boxes: ink under the head, a hair line between rows, nothing at the sides. */
const rules: CustomTableLayout = {
  hLineWidth: (index, { table }) => (index === 0 || index === table.body.length ? 0 : index === 1 ? 1.5 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (index) => (index === 1 ? ink : line),
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** A results sheet in the product's hand: the title shouts, the table counts, every page says what it is. */
export function sheetDefinition(sheet: Sheet): TDocumentDefinitions {
  const head = sheet.columns.map(
    (column): TableCell => ({
      text: column.head,
      font: 'Sofia Sans',
      fontSize: 8,
      color: grey,
      alignment: column.right ? 'right' : 'left',
    }),
  )
  return {
    pageSize: 'A4',
    pageOrientation: sheet.landscape ? 'landscape' : 'portrait',
    pageMargins: [40, 40, 40, 52],
    info: {
      title: `${sheet.title}, ${sheet.kicker}`,
      creator: 'Gatedrop',
      producer: 'Gatedrop',
      creationDate: new Date(sheet.made_at ?? 0),
    },
    defaultStyle: { font: 'Sofia Sans', fontSize: 10, color: ink },
    content: [
      { text: sheet.kicker, fontSize: 11, color: grey },
      { text: headlineRuns(sheet.title), fontSize: 40, lineHeight: 0.95, margin: [0, 2, 0, 6] },
      { text: sheet.facts.filter((fact) => fact !== '').join('  ·  '), bold: true, margin: [0, 0, 0, 16] },
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: sheet.columns.map(({ width }) => width),
          body: [head, ...sheet.rows],
        },
        layout: rules,
      },
      ...sheet.notes.map((note): Content => ({ text: note, fontSize: 9, color: grey, margin: [0, 8, 0, 0] })),
    ],
    footer: (page, pages) => ({
      margin: [40, 14, 40, 0],
      fontSize: 8,
      color: grey,
      columns: [
        { text: sheet.footer, width: '*' },
        { text: `Page ${page} of ${pages}`, width: 'auto', alignment: 'right' },
      ],
    }),
  }
}

/** A place or a sum of points: large and narrow. */
export function bigFigure(text: string, right = false): TableCell {
  return {
    text: headlineRuns(text),
    fontSize: 16,
    lineHeight: 1,
    margin: [0, 1, 0, 0],
    alignment: right ? 'right' : 'left',
  }
}

/** A time or a count: condensed figures that line up at the right. */
export function figure(text: string): TableCell {
  return { text, font: 'Figures', fontFeatures: ['tnum'], fontSize: 11, alignment: 'right', margin: [0, 3, 0, 0] }
}

/** The same, struck through: points that do not count. */
export function droppedFigure(text: string): TableCell {
  return {
    text,
    font: 'Figures',
    fontFeatures: ['tnum'],
    fontSize: 11,
    alignment: 'right',
    margin: [0, 3, 0, 0],
    decoration: 'lineThrough',
    color: grey,
  }
}

/** A rider's name with lines of small print under it. */
export function nameCell(name: string, lines: readonly string[]): TableCell {
  return {
    stack: [
      { text: name, margin: [0, 3, 0, 0] },
      ...lines.map((text): Content => ({ text, fontSize: 8, color: grey })),
    ],
  }
}
