import type { EventDetails } from '#domain/events/event-words.ts'
import type { ClassPoints, RunResults } from '#domain/results/result-words.ts'
import { eventLineText } from './result-texts.ts'

type Placed = { position: number | null; full_name: string; start_number: string }

/** `1. Jakub Dvořák (31), 2. Zofia Kowalska (214), 3. Matěj Šťastný (07)`; '' before anybody has a place. */
function firstThree(rows: readonly Placed[]): string {
  const placed = rows.filter((row) => row.position !== null).slice(0, 3)
  return placed.map((row) => `${row.position}. ${row.full_name} (${row.start_number})`).join(', ')
}

/** What a run's page is about, for search engines and shares. */
export function runDescription({ race_run, event, rows }: RunResults): string {
  const leaders = firstThree(rows)
  const where = `${race_run.name}, ${eventLineText(event)}`
  return leaders === '' ? `${where}: places, laps and gaps live from the first lap.` : `${where}: ${leaders}.`
}

export function classPointsDescription({ championship_class, event, rows }: ClassPoints): string {
  const leaders = firstThree(rows)
  const where = `Points of ${championship_class.name} at ${eventLineText(event)}`
  return leaders === '' ? `${where}.` : `${where}: ${leaders}.`
}

type DataEvent = Pick<EventDetails, 'name' | 'start_date_time' | 'end_date_time' | 'venue_name' | 'venue_city'>

/** A part of an event (a run, a class) as schema.org wants it. `address` is absolute. */
export function contestData(event: DataEvent, contest: { name: string; address: string; eventAddress: string }) {
  const location = {
    '@type': 'Place',
    name: event.venue_name,
    address: { '@type': 'PostalAddress', addressLocality: event.venue_city },
  }
  const when = { startDate: event.start_date_time, endDate: event.end_date_time }
  return {
    '@type': 'SportsEvent',
    sport: 'Endurocross',
    name: `${contest.name}, ${event.name}`,
    url: contest.address,
    ...when,
    location,
    superEvent: { '@type': 'SportsEvent', name: event.name, url: contest.eventAddress, ...when, location },
  }
}
