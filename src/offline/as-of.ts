/** The state of one query as far as its age matters. */
export type ShownQuery = { isPublic: boolean; isActive: boolean; noun: unknown; dataUpdatedAt: number }

/**
 * The age of what is on screen: the oldest of the public data shown and of the kept answers it came from, in
 * milliseconds since the epoch; null when nothing is known. The club's details do not count.
 */
export function shownAsOf(queries: readonly ShownQuery[], oldestKept: number | null): number | null {
  const times = queries
    .filter((query) => query.isPublic && query.isActive && query.noun !== 'site' && query.dataUpdatedAt > 0)
    .map((query) => query.dataUpdatedAt)
  if (oldestKept !== null) times.push(oldestKept)
  return times.length === 0 ? null : Math.min(...times)
}

/** `14:32` today, `Mar 14, 14:32` on another day; in the reader's own zone unless one is given. */
export function formatAsOf(at: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...zone })
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone }).format(at)
  return day.format(at) === day.format(now) && now - at < 24 * 60 * 60 * 1000 ? time : `${day.format(at)}, ${time}`
}
