import type { SeasonLine, SeasonTable } from '#domain/championships/season-table.ts'

/** The tie-break in words for a line of the table: `Ahead of 7 on one third place to none`, `Level with 7`; null: no tie. */
export function tieNote(line: SeasonLine, table: SeasonTable): string | null {
  if (line.tie === null) return null
  const { step, ahead_of_id, sentence } = line.tie
  const other = table.lines.find((rider) => rider.participant_id === ahead_of_id)
  const number = other?.start_number ?? ''
  return step === 'shared' ? `Level with ${number}` : `Ahead of ${number} on ${sentence}`
}
