import type { EventDetails } from '#domain/events/event-words.ts'
import { formatDay } from '#src/ui/zoned-date.ts'

type Event = Pick<EventDetails, 'name' | 'start_date_time' | 'time_zone' | 'event_type'>

const raceLines = ['Rider:', 'Date of birth:', 'Class:', 'Start number wished for:', 'Licence number:', 'Phone:']
const ticketLines = ['Name:', 'Ticket type and number of tickets:', 'Phone:']

/** A mail to the race office that asks for everything it needs to enter somebody: a `mailto:` address. */
export function entryMail(address: string, event: Event): string {
  const day = formatDay(event.start_date_time, event.time_zone)
  const what = event.event_type === 'ticketed_event' ? 'Tickets' : 'Entry'
  const lines = event.event_type === 'ticketed_event' ? ticketLines : raceLines
  return mailAddress(address, `${what}: ${event.name}, ${day}`, `${lines.join('\n')}\n`)
}

/** A question about the event. */
export function questionMail(address: string, event: Event): string {
  return mailAddress(address, `${event.name}, ${formatDay(event.start_date_time, event.time_zone)}`)
}

/** A `mailto:` address with subject and body; an empty `to` lets the writer choose. */
export function mailAddress(to: string, subject: string, body?: string): string {
  const parts = [`subject=${encodeURIComponent(subject)}`]
  if (body !== undefined) parts.push(`body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`)
  return `mailto:${to}?${parts.join('&')}`
}
