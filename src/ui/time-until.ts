const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

function counted(amount: number, unit: string): string {
  return `in ${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** How far away a moment is: `in 6 days`, `in 5 hours`, `in 1 minute`; null when it has passed. Rounds down. */
export function formatTimeUntil(instant: string, nowMs: number): string | null {
  const leftMs = Date.parse(instant) - nowMs
  if (leftMs < 0) return null
  if (leftMs >= 2 * DAY_MS) return counted(Math.floor(leftMs / DAY_MS), 'day')
  if (leftMs >= HOUR_MS) return counted(Math.floor(leftMs / HOUR_MS), 'hour')
  return counted(Math.max(1, Math.floor(leftMs / MINUTE_MS)), 'minute')
}
