import { minorUnits } from '#domain/core/money.ts'
import type { EventCard, EventDetails } from '#domain/events/event-words.ts'
import { absoluteAddress } from '#src/app/seo.ts'

/** The address of an event's page, from the root. */
export function eventPath(eventId: string): string {
  return `/events/${eventId}`
}

/** An event as schema.org wants it: races are sports events. */
export function eventData(origin: string, organiser: string, event: EventDetails): Record<string, unknown> {
  const picture = event.gallery?.image_set[0]
  return {
    '@type': event.event_type === 'race_event' ? 'SportsEvent' : 'Event',
    ...(event.event_type === 'race_event' ? { sport: 'Endurocross' } : {}),
    name: event.name,
    description: event.teaser,
    startDate: event.start_date_time,
    endDate: event.end_date_time,
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${origin}${eventPath(event.id)}`,
    ...(picture === undefined ? {} : { image: absoluteAddress(origin, picture.image) }),
    organizer: { '@type': 'Organization', name: organiser, url: `${origin}/` },
    location: placeOf(event),
    ...offerOf(origin, event),
  }
}

function placeOf(event: EventDetails): Record<string, unknown> {
  const hasPoint = event.latitude !== null && event.longitude !== null
  return {
    '@type': 'Place',
    name: event.venue_name,
    address: { '@type': 'PostalAddress', addressLocality: event.venue_city },
    ...(hasPoint ? { geo: { '@type': 'GeoCoordinates', latitude: event.latitude, longitude: event.longitude } } : {}),
  }
}

function offerOf(origin: string, event: EventDetails): Record<string, unknown> {
  if (event.price_from_minor === null || event.status !== 'sign_ups_open' || event.cancelled) return {}
  return {
    offers: {
      '@type': 'Offer',
      price: event.price_from_minor / minorUnits(event.currency),
      priceCurrency: event.currency,
      availability: `https://schema.org/${event.places_left === 0 ? 'SoldOut' : 'InStock'}`,
      url: `${origin}${eventPath(event.id)}`,
      ...(event.sign_ups_close_at === null ? {} : { validThrough: event.sign_ups_close_at }),
    },
  }
}

/** A list of events as schema.org wants it. */
export function eventListData(origin: string, events: readonly EventCard[]): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: event.name,
      url: `${origin}${eventPath(event.id)}`,
    })),
  }
}
