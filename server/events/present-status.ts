import { type EventStatus, eventStatusByWindow, eventStatusLabel } from '#domain/events/event-status.ts'

export type StatusColumns = {
  status: EventStatus
  status_set_at: string
  sign_ups_open_at: string | null
  sign_ups_close_at: string | null
}

/** The status of a row at a moment: its sign-up window's dates may have moved it since it was stored. */
export function presentStatus(row: StatusColumns, nowMs: number): EventStatus {
  const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant))
  return eventStatusByWindow(
    {
      status: row.status,
      status_set_ms: Date.parse(row.status_set_at),
      opens_ms: ms(row.sign_ups_open_at),
      closes_ms: ms(row.sign_ups_close_at),
    },
    nowMs,
  )
}

/** Status and label together, as every answer has them. */
export function statusWords(row: StatusColumns & { results_available: boolean }, nowMs: number) {
  const status = presentStatus(row, nowMs)
  return { status, status_label: eventStatusLabel({ status, results_available: row.results_available }) }
}
