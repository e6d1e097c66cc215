import type { ResultState, RunResults } from '#domain/results/result-words.ts'

/** Which result a file prints: `Official, version 2`, `Provisional, version 1`, `As it stands`. */
export function versionText(state: ResultState, version: number | null): string {
  const word = { live: 'As it stands', provisional: 'Provisional', official: 'Official' }[state]
  return version === null ? word : `${word}, version ${version}`
}

/** `Sat, Mar 15, 2025`, in the event's own zone. */
export function eventDay(event: Pick<RunResults['event'], 'start_date_time' | 'time_zone'>): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: event.time_zone,
  }).format(Date.parse(event.start_date_time))
}

/** `2025-03-15`, in the event's own zone. */
export function eventIsoDay(event: Pick<RunResults['event'], 'start_date_time' | 'time_zone'>): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: event.time_zone }).format(Date.parse(event.start_date_time))
}

/** A moment in the event's zone: `Mar 15, 2025, 20:42:08`; nothing for null. */
export function momentText(instant: string | null, timeZone: string): string {
  if (instant === null) return ''
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Date.parse(instant))
}
