import * as z from 'zod/mini'
import { classPlate, riderLine } from '#domain/classes/class-words.ts'
import { image } from '#domain/gallery/image.ts'
import { runKind } from '#domain/timing/run-kind.ts'
import { eventStatus, runStatus } from './event-status.ts'

export const eventType = z.enum(['race_event', 'ticketed_event'])
export type EventType = z.infer<typeof eventType>

/** An event as cards and lists show it. `id` and `pk` are equal. */
export const eventCard = z.object({
  id: z.string(),
  pk: z.string(),
  name: z.string(),
  /** For columns and the season line: "Brno", "Hall Cup". */
  short_name: z.string(),
  start_date_time: z.string(),
  end_date_time: z.string(),
  time_zone: z.string(),
  status: eventStatus,
  status_label: z.string(),
  results_available: z.boolean(),
  event_type: eventType,
  round_number: z.nullable(z.int()),
  venue_name: z.string(),
  venue_city: z.string(),
  teaser: z.string(),
  gallery: z.nullable(z.object({ image_set: z.array(image) })),
  championship: z.nullable(z.object({ id: z.string(), name: z.string() })),
  classes: z.array(classPlate),
  /** Null: no limit. */
  places_left: z.nullable(z.int()),
  price_from_minor: z.nullable(z.int()),
  currency: z.string(),
  sign_ups_close_at: z.nullable(z.string()),
  cancelled: z.boolean(),
  /** A run is going on now. */
  live_race_run_id: z.nullable(z.string()),
})
export type EventCard = z.infer<typeof eventCard>

/** A class of an event: who may enter, what it costs now, how full it is. */
export const eventClass = z.object({
  championship_class: classPlate,
  /** In words: "Licence A, from 16 years". */
  eligibility: z.string(),
  guardian_signs: z.boolean(),
  fee_minor: z.nullable(z.int()),
  member_fee_minor: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
  taken: z.int(),
  waiting: z.int(),
})
export type EventClass = z.infer<typeof eventClass>

export const timetableRow = z.object({ time: z.string(), title: z.string(), note: z.nullable(z.string()) })

export const eventDetails = z.extend(eventCard, {
  description: z.array(z.string()),
  bring: z.array(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  track_plan: z.nullable(image),
  sign_ups_open_at: z.nullable(z.string()),
  timetable: z.array(timetableRow),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  event_classes: z.array(eventClass),
  /** The next rise of the fees: from when, and by how much at least. */
  next_fee_change: z.nullable(z.object({ at: z.string(), rise_minor: z.int() })),
  entry_count: z.int(),
  capacity: z.nullable(z.int()),
  contact_email: z.nullable(z.string()),
  ticket_types: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      price_minor: z.int(),
      places_left: z.nullable(z.int()),
    }),
  ),
})
export type EventDetails = z.infer<typeof eventDetails>

/** A line of the entry list: only riders who agreed to be shown. `red_plate`: leads the standings of this class. */
export const entry = z.extend(riderLine, { championship_class_id: z.string(), red_plate: z.boolean() })
export type Entry = z.infer<typeof entry>

/** Riders who go to the gate together. */
export const raceRunGroup = z.object({
  id: z.string(),
  name: z.string(),
  classes: z.array(classPlate),
  waves: z.array(z.object({ name: z.string(), gap_ms: z.int(), championship_class_ids: z.array(z.string()) })),
})
export type RaceRunGroup = z.infer<typeof raceRunGroup>

/** One timed session. `is_live`: it runs now. */
export const raceRun = z.object({
  id: z.string(),
  name: z.string(),
  kind: runKind,
  race_run_group_id: z.string(),
  planned_start: z.string(),
  actual_start: z.nullable(z.string()),
  status: runStatus,
  status_label: z.string(),
  is_live: z.boolean(),
  classes: z.array(classPlate),
})
export type RaceRun = z.infer<typeof raceRun>
