import { formatMoney } from '#domain/core/money.ts'
import type { EventDetails } from '#domain/events/event-words.ts'
import { formatClock, formatShortDay } from '#src/ui/zoned-date.ts'
import { eventState, placesWords } from './event-state.ts'

/** The one thing to do about an event now, in words. `deadline` is the moment that the words speak of. */
export type EventAction = {
  headline: string
  sentence: string
  /** A shorter sentence for the bar at the foot of a phone. */
  short: string
  deadline: string | null
  next: 'enter' | 'ask' | 'results' | 'live' | 'none'
}

type Event = Pick<
  EventDetails,
  | 'cancelled'
  | 'live_race_run_id'
  | 'status'
  | 'results_available'
  | 'places_left'
  | 'price_from_minor'
  | 'currency'
  | 'time_zone'
  | 'sign_ups_open_at'
  | 'sign_ups_close_at'
>

/** Says the state honestly: what is open, until when, at what price; and no promises. */
export function eventAction(event: Event): EventAction {
  const from = event.price_from_minor === null ? null : `from ${formatMoney(event.price_from_minor, event.currency)}`
  const at = (instant: string) =>
    `${formatShortDay(instant, event.time_zone)} at ${formatClock(instant, event.time_zone)}`
  const closes = event.sign_ups_close_at
  const opens = event.sign_ups_open_at
  switch (eventState(event)) {
    case 'cancelled':
      return act('Cancelled', 'This event does not take place.', 'Does not take place', null, 'none')
    case 'live':
      return act('Racing now', 'Places, gaps and lap times as they come in.', 'Lap by lap', null, 'live')
    case 'results':
      return act(
        'Results are out',
        'Every run with lap times, and the points of each class.',
        'Every run',
        null,
        'results',
      )
    case 'full': {
      const until = closes === null ? '' : ` Registration closes ${at(closes)}.`
      return act(
        'Full',
        `All places are taken; the race office keeps the waiting list.${until}`,
        'Waiting list',
        closes,
        'ask',
      )
    }
    case 'open': {
      const left = placesWords(event.places_left)
      const until = closes === null ? 'Registration is open.' : `Registration closes ${at(closes)}.`
      const sentence = left === null ? until : `${left}. ${until}`
      return act(from ?? 'Registration is open', sentence, left ?? 'Registration is open', closes, 'enter')
    }
    case 'closed': {
      const since = closes === null ? 'Registration is closed.' : `Registration closed ${at(closes)}.`
      return act('Registration closed', since, from ?? 'No more entries', null, 'ask')
    }
    case 'upcoming': {
      const when = opens === null ? 'The day it opens is not set.' : `Registration opens ${at(opens)}.`
      return act(from ?? 'Not open yet', when, 'Not open yet', opens, 'ask')
    }
  }
}

function act(
  headline: string,
  sentence: string,
  short: string,
  deadline: string | null,
  next: EventAction['next'],
): EventAction {
  return { headline, sentence, short, deadline, next }
}
