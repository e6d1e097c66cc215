export type CalendarEvent = {
  id: string
  name: string
  start_date_time: string
  end_date_time: string
  updated_at: string
  teaser: string
  venue_name: string
  venue_address: string
  venue_city: string
  venue_country: string
  latitude: number | null
  longitude: number | null
  cancelled_at: string | null
}

/**
 * The event as iCalendar (RFC 5545): times in UTC, lines of at most 75 octets ended by CRLF. `url`: where the event is
 * on the site, or null.
 */
export function eventCalendar(event: CalendarEvent, url: string | null): string {
  const place = [event.venue_name, event.venue_address, event.venue_city, event.venue_country]
  const location = [...new Set(place.filter((part) => part !== ''))].join(', ')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gatedrop//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utcTime(event.updated_at)}`,
    `LAST-MODIFIED:${utcTime(event.updated_at)}`,
    `DTSTART:${utcTime(event.start_date_time)}`,
    `DTEND:${utcTime(event.end_date_time)}`,
    `SUMMARY:${escapeText(event.name)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(event.teaser === '' ? [] : [`DESCRIPTION:${escapeText(event.teaser)}`]),
    ...(event.latitude === null || event.longitude === null ? [] : [`GEO:${event.latitude};${event.longitude}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    `STATUS:${event.cancelled_at === null ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** `2025-03-15T08:00:00.000Z` -> `20250315T080000Z`. */
function utcTime(instant: string): string {
  return `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** At most 75 octets a line, never inside a letter; what follows begins with a space. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
