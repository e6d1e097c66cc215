import type { EventCard } from '#domain/events/event-words.ts'
import type { StatusKind } from '#src/ui/status-badge.tsx'

/** What an event is for a visitor just now; the first that holds, in this order. */
export type EventState = 'cancelled' | 'live' | 'full' | 'open' | 'results' | 'closed' | 'upcoming'

type StateFields = Pick<
  EventCard,
  'cancelled' | 'live_race_run_id' | 'status' | 'results_available' | 'places_left' | 'status_label'
>

/** An open registration goes before results (specification, 4); a run that goes on before both. */
export function eventState(event: Omit<StateFields, 'status_label'>): EventState {
  if (event.cancelled) return 'cancelled'
  if (event.live_race_run_id !== null) return 'live'
  if (event.status === 'sign_ups_open') return event.places_left === 0 ? 'full' : 'open'
  if (event.results_available) return 'results'
  return event.status === 'sign_ups_closed' ? 'closed' : 'upcoming'
}

const badgeKinds: Record<EventState, StatusKind> = {
  cancelled: 'cancelled',
  live: 'live',
  full: 'open',
  open: 'open',
  results: 'results',
  closed: 'closed',
  upcoming: 'upcoming',
}

/** The badge of an event: the specification's labels, and two words for what they do not cover. */
export function eventBadge(event: StateFields): { kind: StatusKind; label: string } {
  const state = eventState(event)
  if (state === 'cancelled') return { kind: 'cancelled', label: 'Cancelled' }
  if (state === 'live') return { kind: 'live', label: 'Live' }
  return { kind: badgeKinds[state], label: event.status_label }
}

/** `44 places left`, `1 place left`, `Full`; null where places are not counted. */
export function placesWords(placesLeft: number | null): string | null {
  if (placesLeft === null) return null
  if (placesLeft === 0) return 'Full'
  return `${placesLeft} ${placesLeft === 1 ? 'place' : 'places'} left`
}

/** Under this many places the words are a warning, but a full event has nothing left to warn of. */
export function arePlacesFew(placesLeft: number | null): boolean {
  return placesLeft !== null && placesLeft > 0 && placesLeft < 10
}

/** `Round 5 of 8`, `Round 5`, or what else it is: `Ticketed event`, the championship's name; null: nothing to say. */
export function roundWords(
  event: Pick<EventCard, 'round_number' | 'event_type' | 'championship'>,
  rounds: number | null = null,
): string | null {
  if (event.round_number !== null) return `Round ${event.round_number}${rounds === null ? '' : ` of ${rounds}`}`
  if (event.event_type === 'ticketed_event') return 'Ticketed event'
  return event.championship?.name ?? null
}
