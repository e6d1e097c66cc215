import type { eventClasses, eventTimetableRows } from '#server/db/tables/event-details.ts'
import type { events } from '#server/db/tables/events.ts'
import { type DemoCalendar, demoTimeZone, pragueMs, roundKeys } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { addDays, isoInstantOf } from '../local-time.ts'
import { classKeys } from '../riders/rider-profile.ts'
import { tonightSlots } from '../rounds/run-slots.ts'
import { priceTableIdOf } from '../shop/price-rows.ts'
import { imageIdOf, imageSetIdOf } from '../site/picture-rows.ts'
import { eventProfiles } from './event-profiles.ts'
import { timetableOf } from './event-timetables.ts'
import { questionsId } from './question-rows.ts'
import { championshipId, classIdOf, type EventKey, eventClassIdOf, eventIdOf, ridgebackId } from './season-ids.ts'
import { waiverTemplateId } from './waiver-rows.ts'

export const eventKeys: readonly EventKey[] = [...roundKeys, 'training']
const HOUR_MS = 3_600_000

/** The day of an event in Prague. */
export function dayOf(calendar: DemoCalendar, event: EventKey): string {
  return event === 'training' ? calendar.training : calendar.rounds[event]
}

/** When the sign-up window of an event opens and closes (epoch ms): it closes on the Sunday before. */
export function signUpWindow(calendar: DemoCalendar, event: EventKey): { opensMs: number; closesMs: number } {
  const day = dayOf(calendar, event)
  const opens = event === 'final' ? addDays(day, -35) : addDays(day, -75)
  const closes = event === 'arena' ? addDays(day, -3) : addDays(day, -6)
  return { opensMs: pragueMs(opens, '12:00'), closesMs: pragueMs(closes, '23:59') + 59_999 }
}

function span(calendar: DemoCalendar, event: EventKey): { startMs: number; endMs: number } {
  if (event === 'arena') {
    const firstMs = tonightSlots(calendar.nowMs)('pro-practice').planned_ms
    return { startMs: firstMs - 1.5 * HOUR_MS, endMs: calendar.nowMs + 1.5 * HOUR_MS }
  }
  const day = dayOf(calendar, event)
  return { startMs: pragueMs(day, '08:00'), endMs: pragueMs(day, '18:00') }
}

export function eventRows(calendar: DemoCalendar): (typeof events.$inferInsert)[] {
  return eventKeys.map((key) => {
    const profile = eventProfiles[key]
    const { startMs, endMs } = span(calendar, key)
    const { opensMs, closesMs } = signUpWindow(calendar, key)
    const [venue, address, city] = profile.venue
    const isHeld = startMs <= calendar.nowMs
    return {
      id: eventIdOf(key),
      organisation_id: ridgebackId,
      championship_id: key === 'training' ? null : championshipId,
      name: profile.name,
      short_name: profile.short_name,
      event_type: key === 'training' ? 'ticketed_event' : 'race_event',
      is_published: true,
      status: isHeld ? 'sign_ups_closed' : key === 'final' ? 'visible' : 'sign_ups_open',
      status_set_at: isoInstantOf(isHeld ? closesMs : Math.min(opensMs, calendar.nowMs - HOUR_MS)),
      start_date_time: isoInstantOf(startMs),
      end_date_time: isoInstantOf(endMs),
      time_zone: demoTimeZone,
      sign_ups_open_at: isoInstantOf(opensMs),
      sign_ups_close_at: isoInstantOf(closesMs),
      withdrawals_until: isoInstantOf(closesMs - 24 * HOUR_MS),
      round_number: profile.round_number,
      venue_name: venue,
      venue_address: address,
      venue_city: city,
      venue_country: 'CZE',
      latitude: profile.place[0],
      longitude: profile.place[1],
      teaser: profile.teaser,
      description: [...profile.description],
      bring: key === 'training' ? trainingBring : raceBring,
      image_set_id: imageSetIdOf(key),
      track_plan_image_id: ['arena', 'kamenny', 'final'].includes(key) ? imageIdOf('track-plan') : null,
      price_table_id: priceTableIdOf(key),
      indemnity_template_id: waiverTemplateId,
      form_template_id: key === 'training' ? null : questionsId,
    }
  })
}

export function eventClassRows(): (typeof eventClasses.$inferInsert)[] {
  return eventKeys.flatMap((event) => {
    const { classes } = eventProfiles[event]
    return classKeys.flatMap((classKey, position) => {
      const capacity = classes[classKey]
      if (capacity === undefined) return []
      return {
        id: eventClassIdOf(event, classKey),
        organisation_id: ridgebackId,
        event_id: eventIdOf(event),
        championship_id: championshipId,
        championship_class_id: classIdOf(classKey),
        capacity,
        position,
      }
    })
  })
}

export function timetableRows(calendar: DemoCalendar): (typeof eventTimetableRows.$inferInsert)[] {
  return eventKeys.flatMap((event) =>
    timetableOf(event).map(([time, title, note]) => ({
      id: demoId(`timetable/${event}/${time}`),
      organisation_id: ridgebackId,
      event_id: eventIdOf(event),
      starts_at: isoInstantOf(pragueMs(dayOf(calendar, event), time)),
      title,
      note,
    })),
  )
}

const raceBring = [
  'Licence and identity card',
  'Helmet to ECE 22.06, back and chest protector',
  'An environmental mat under the bike',
  'A bike under 94 dB at the stand',
  'Your transponder, or hire one at the desk for 200 CZK',
]

const trainingBring = [
  'Helmet and full protection',
  'An environmental mat under the bike',
  'Lunch, there is no kitchen',
]
