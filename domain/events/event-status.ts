import * as z from 'zod/mini'

export const eventStatus = z.enum(['visible', 'sign_ups_open', 'sign_ups_closed'])
export type EventStatus = z.infer<typeof eventStatus>

export const eventStatusLabels: Record<EventStatus, string> = {
  visible: 'Upcoming',
  sign_ups_open: 'Registration Open',
  sign_ups_closed: 'Registration Closed',
}

/** What a visitor reads: results win over the status, but never over an open registration (specification, 4). */
export function eventStatusLabel(event: { status: EventStatus; results_available: boolean }): string {
  if (event.status !== 'sign_ups_open' && event.results_available) return 'Results Available'
  return eventStatusLabels[event.status]
}

export type SignUpWindow = {
  status: EventStatus
  /** When somebody last set the status by hand, epoch milliseconds. */
  status_set_ms: number
  opens_ms: number | null
  closes_ms: number | null
}

/**
 * The status that the sign-up window's dates lead to at `nowMs`. A date moves the status once, when it is passed; a move
 * by hand made after that date stays, so a registration closed early is not opened again by its window.
 */
export function eventStatusByWindow(window: SignUpWindow, nowMs: number): EventStatus {
  const passed = (dateMs: number | null) => dateMs !== null && dateMs <= nowMs && dateMs > window.status_set_ms
  if (passed(window.closes_ms)) return 'sign_ups_closed'
  if (window.status === 'visible' && passed(window.opens_ms)) return 'sign_ups_open'
  return window.status
}

export const runStatus = z.enum([
  'scheduled',
  'staging',
  'running',
  'red_flagged',
  'finished',
  'provisional',
  'official',
  'cancelled',
])
export type RunStatus = z.infer<typeof runStatus>

export const runStatusLabels: Record<RunStatus, string> = {
  scheduled: 'Scheduled',
  staging: 'Staging',
  running: 'Running',
  red_flagged: 'Red flag',
  finished: 'Finished',
  provisional: 'Provisional',
  official: 'Official',
  cancelled: 'Cancelled',
}

export const orderStatus = z.enum(['open', 'pending', 'paid', 'cancelled', 'expired', 'partly_refunded', 'refunded'])
export type OrderStatus = z.infer<typeof orderStatus>

export const orderStatusLabels: Record<OrderStatus, string> = {
  open: 'Open',
  pending: 'Pending',
  paid: 'Paid',
  cancelled: 'Cancelled',
  expired: 'Expired',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}
