import type { Round } from '#domain/championships/championship-words.ts'
import { presentStatus, type StatusColumns } from '#server/events/present-status.ts'

export type RoundEvent = StatusColumns & {
  start_date_time: string
  end_date_time: string
  cancelled_at: string | null
  has_live_run: boolean
}

/** How far a round of the season is at a moment (epoch ms). A round that has begun is running until its end. */
export function roundStateOf(event: RoundEvent, nowMs: number): Round['state'] {
  if (event.cancelled_at !== null) return 'cancelled'
  if (event.has_live_run) return 'running'
  if (Date.parse(event.end_date_time) < nowMs) return 'held'
  if (Date.parse(event.start_date_time) <= nowMs) return 'running'
  return presentStatus(event, nowMs) === 'sign_ups_open' ? 'open' : 'upcoming'
}
