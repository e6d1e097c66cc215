import type { FileContent } from '#domain/core/call.ts'

/** A text, a number, or nothing. Numbers are written as they are, with a decimal point. */
export type Cell = string | number | null

/**
 * A CSV file as RFC 4180 has it: comma, CRLF, quotes where needed; UTF-8 with a byte order mark, without which Excel reads
 * accents wrong. A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function csvFile(name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): FileContent {
  const lines = [head, ...rows].map((row) => row.map(cellText).join(','))
  return { bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8'), filename: `${plainFileName(name)}.csv` }
}

/** One cell: `=1+1` -> `'=1+1`, `a "b"` -> `"a ""b"""`. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Small letters, digits and hyphens, without accents: `Štěpánov, Pro final` -> `stepanov-pro-final`. */
export function plainFileName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[łŁ]/g, 'l').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'file'
}
