import type { OutboxEntry } from './outbox-entry.ts'

const head = ['id', 'captured_at', 'lane', 'kind', 'state', 'reason', 'device_id', 'seq', 'payload']

/**
 * Entries for a spreadsheet: RFC 4180 with CRLF, UTF-8 with a byte order mark, without which Excel reads accents wrong.
 * The payload stands in the last column as JSON.
 */
export function entriesCsv(entries: readonly OutboxEntry[]): string {
  const rows = entries.map((entry) => [
    entry.id,
    new Date(entry.captured_ms).toISOString(),
    entry.lane,
    entry.kind,
    entry.state,
    entry.last_problem?.detail ?? '',
    entry.device_id,
    String(entry.seq),
    JSON.stringify(entry.payload),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(safeCell).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function safeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
