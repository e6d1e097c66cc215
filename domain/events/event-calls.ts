import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'
import { orderBy, pageOf, pageQuery, search } from '#domain/core/page.ts'
import { eventStatus } from './event-status.ts'
import { entry, eventCard, eventDetails, eventType, raceRun, raceRunGroup } from './event-words.ts'

const read = { method: 'GET', access: 'anyone', scope: 'site', problems: ['not_found'] } as const
const byId = z.strictObject({ id })

export const eventCalls = {
  listEvents: defineCall({
    ...read,
    path: 'events/',
    summary: 'Published events',
    cachedFor: ['events', 'classes', 'championships', 'registrations', 'prices', 'gallery', 'results', 'site'],
    query: z.strictObject({
      ...pageQuery,
      order_by: orderBy(['start_date_time', 'name', 'round_number']),
      search,
      status: z.optional(eventStatus),
      event_type: z.optional(eventType),
      championship: z.optional(id),
      /** upcoming: not over yet; past: over. */
      when: z.optional(z.enum(['upcoming', 'past'])),
      /** `2025-03`: by the start, in the event's own zone. */
      month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use a month such as 2025-03.'))),
    }),
    answer: pageOf(eventCard),
  }),
  getEvent: defineCall({
    ...read,
    path: 'events/{id}/',
    summary: 'One event with classes, fees, places, timetable',
    cachedFor: ['events', 'classes', 'championships', 'registrations', 'prices', 'gallery', 'results', 'site'],
    params: byId,
    answer: eventDetails,
  }),
  listEntries: defineCall({
    ...read,
    path: 'events/{id}/entries/',
    summary: 'The entry list: riders who agreed to be shown',
    cachedFor: ['events', 'registrations', 'classes', 'championships', 'results', 'points', 'standings'],
    params: byId,
    query: z.strictObject({ ...pageQuery, search, championship_class: z.optional(id) }),
    answer: pageOf(entry),
  }),
  listRrgs: defineCall({
    ...read,
    path: 'events/{id}/rrgs/',
    summary: 'The race run groups of an event',
    cachedFor: ['events', 'classes'],
    params: byId,
    answer: z.array(raceRunGroup),
  }),
  listRaceRunGroups: defineCall({
    ...read,
    path: 'events/{id}/race-run-groups/',
    summary: 'The race run groups of an event',
    cachedFor: ['events', 'classes'],
    params: byId,
    answer: z.array(raceRunGroup),
  }),
  listRaceRuns: defineCall({
    ...read,
    path: 'events/{id}/race-runs/',
    summary: 'The runs of an event in the order of the timetable',
    cachedFor: ['events', 'results', 'classes'],
    params: byId,
    answer: z.array(raceRun),
  }),
  getEventCalendar: defineCall({
    ...read,
    path: 'events/{id}/calendar/',
    summary: 'The event as a calendar file (.ics)',
    cachedFor: ['events'],
    params: byId,
    answer: { file: 'text/calendar; charset=utf-8' },
  }),
}
