/**
 * Moments as people read them: en-US words, the clock of 24 hours, always in a given IANA zone, so that the server and
 * every reader see the same text. Moments are ISO 8601 strings.
 */
type Parts = Record<'weekday' | 'month' | 'day' | 'year' | 'hour' | 'minute', string>

const formats = new Map<string, Intl.DateTimeFormat>()

type Length = 'short' | 'long' | '2-digit'

function formatFor(zone: string, length: Length): Intl.DateTimeFormat {
  const key = `${zone} ${length}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: length === 'long' ? 'long' : 'short',
    month: length,
    day: length === '2-digit' ? '2-digit' : 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(key, made)
  return made
}

function partsOf(instant: string, zone: string, length: Length = 'short'): Parts {
  const parts: Parts = { weekday: '', month: '', day: '', year: '', hour: '', minute: '' }
  for (const { type, value } of formatFor(zone, length).formatToParts(new Date(instant)))
    if (type in parts) Object.assign(parts, { [type]: value })
  return parts
}

/** `Sat, Mar 15, 2025`. */
export function formatDay(instant: string, zone: string): string {
  const { weekday, month, day, year } = partsOf(instant, zone)
  return `${weekday}, ${month} ${day}, ${year}`
}

/** `Sat, Mar 15`: where the year is plain. */
export function formatShortDay(instant: string, zone: string): string {
  const { weekday, month, day } = partsOf(instant, zone)
  return `${weekday}, ${month} ${day}`
}

/** `Mar 15`. */
export function formatMonthDay(instant: string, zone: string): string {
  const { month, day } = partsOf(instant, zone)
  return `${month} ${day}`
}

/** `Mar 15, 2025`. */
export function formatDate(instant: string, zone: string): string {
  const { month, day, year } = partsOf(instant, zone)
  return `${month} ${day}, ${year}`
}

/** `09:30`. */
export function formatClock(instant: string, zone: string): string {
  const { hour, minute } = partsOf(instant, zone)
  return `${hour}:${minute}`
}

/** `Saturday`. */
export function formatWeekday(instant: string, zone: string): string {
  return partsOf(instant, zone, 'long').weekday
}

/** `2025-03-15`: the calendar day there, for comparing and grouping. */
export function dayKey(instant: string, zone: string): string {
  const { year, month, day } = partsOf(instant, zone, '2-digit')
  return `${year}-${month}-${day}`
}

/** `2025-03`: the month of the day there. */
export function monthKey(instant: string, zone: string): string {
  return dayKey(instant, zone).slice(0, 7)
}

/** `Sat, Mar 15, 2025`, or `Sat, Mar 15 to Sun, Mar 16, 2025` over several days. */
export function formatDayRange(start: string, end: string, zone: string): string {
  if (dayKey(start, zone) === dayKey(end, zone)) return formatDay(start, zone)
  const sameYear = partsOf(start, zone).year === partsOf(end, zone).year
  return `${sameYear ? formatShortDay(start, zone) : formatDay(start, zone)} to ${formatDay(end, zone)}`
}

/** The pieces of a date that is set large: `15`, `Sat`, `Mar`. */
export function dayPieces(instant: string, zone: string): { day: string; weekday: string; month: string } {
  const { day, weekday, month } = partsOf(instant, zone)
  return { day, weekday, month }
}

/** `2025-03` as `March 2025`. */
export function formatMonth(month: string): string {
  const { month: name, year } = partsOf(`${month}-15T12:00:00.000Z`, 'UTC', 'long')
  return `${name} ${year}`
}

/** Whether the clocks of two zones show different times at a moment. */
export function clocksDiffer(instant: string, zone: string, otherZone: string): boolean {
  return (
    `${dayKey(instant, zone)} ${formatClock(instant, zone)}` !==
    `${dayKey(instant, otherZone)} ${formatClock(instant, otherZone)}`
  )
}
