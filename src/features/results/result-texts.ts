import type { ResultStatus } from '#domain/results/result-status.ts'

const statusTexts: Record<ResultStatus, string | null> = {
  finished: null,
  DNF: 'Did not finish',
  NC: 'Not classified',
  DNS: 'Did not start',
  DSQ: 'Disqualified',
}

/** A status in words; null for who finished, and for who still rides. */
export function statusText({ status, racing }: { status: ResultStatus; racing: boolean }): string | null {
  return racing ? null : statusTexts[status]
}

/** `Round 4, Ridgeback Arena night race`, or the event's name alone. */
export function eventLineText(event: { name: string; round_number: number | null }): string {
  return event.round_number === null ? event.name : `Round ${event.round_number}, ${event.name}`
}
