const DAY_MS = 86_400_000

/** The calendar day in the zone at this moment: `2025-03-15`. */
export function localDay(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(atMs)
}

/** `addDays('2025-02-28', 1)` is `2025-03-01`; negative goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The first Saturday on or after the day. */
export function saturdayFrom(day: string): string {
  return addDays(day, (6 - weekday(day) + 7) % 7)
}

/** The last Saturday on or before the day. */
export function saturdayUntil(day: string): string {
  return addDays(day, -((weekday(day) + 1) % 7))
}

/** The moment (epoch ms) at which clocks in the zone show `time` (`09:30`) on the day. */
export function localTimeMs(day: string, time: string, timeZone: string): number {
  const asUtcMs = Date.parse(`${day}T${time}:00Z`)
  const guessMs = asUtcMs - utcOffsetMs(asUtcMs, timeZone)
  return asUtcMs - utcOffsetMs(guessMs, timeZone)
}

function utcOffsetMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(atMs)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00'
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  return Date.parse(shown) - Math.floor(atMs / 1000) * 1000
}

/** Epoch ms as on the wire. */
export function isoInstantOf(atMs: number): string {
  return new Date(atMs).toISOString()
}
