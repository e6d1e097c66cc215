const formats = new Map<string, Intl.DateTimeFormat>()

/** `20:42:08`: the time of day of an ISO 8601 moment in an IANA zone, to the second. */
export function formatClockSeconds(instant: string, zone: string): string {
  let format = formats.get(zone)
  if (format === undefined) {
    const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...clock })
    formats.set(zone, format)
  }
  return format.format(new Date(instant))
}
