import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { events } from '#server/db/tables/events.ts'
import { raceRunEntries, raceRunGroupClasses, raceRunGroups, raceRuns } from '#server/db/tables/runs.ts'
import { demoTimeZone } from '../demo-calendar.ts'
import { insertRows } from '../insert-rows.ts'
import { isoInstantOf } from '../local-time.ts'
import { participantIdOf, userIdOf } from '../people/people-rows.ts'
import { type RunPlan, runGroupKeys } from '../racing/run-plan.ts'
import { groupClasses, groupClassRows, groupRows, runEntryRows, runRow } from '../racing/run-rows.ts'
import { classAt, ridersOf } from '../rounds/held-rounds.ts'
import { eventProfiles } from '../season/event-profiles.ts'
import {
  assignmentIdOf,
  championshipId,
  classIdOf,
  eventClassIdOf,
  eventIdOf,
  type OpenNightKey,
  ridgebackId,
  signUpIdOf,
} from '../season/season-ids.ts'
import { imageSetIdOf } from '../site/picture-rows.ts'

const HOUR_MS = 3_600_000

/** Writes an evening of free races that brings no points, with its entries and start lists. */
export async function writeOpenNight(tx: Db, night: OpenNightKey, runs: readonly RunPlan[]): Promise<void> {
  const shared = { organisation_id: ridgebackId, event_id: eventIdOf(night) }
  const firstMs = Math.min(...runs.map(({ planned_ms }) => planned_ms))
  const { venue, place } = eventProfiles.arena
  await insertRows(tx, events, [
    {
      id: eventIdOf(night),
      organisation_id: ridgebackId,
      championship_id: championshipId,
      name: 'Open night at the Arena',
      short_name: 'Open night',
      event_type: 'race_event',
      is_published: true,
      status: 'sign_ups_closed',
      status_set_at: isoInstantOf(firstMs - HOUR_MS),
      start_date_time: isoInstantOf(firstMs - HOUR_MS),
      end_date_time: isoInstantOf(firstMs + 1.5 * HOUR_MS),
      time_zone: demoTimeZone,
      venue_name: venue[0],
      venue_address: venue[1],
      venue_city: venue[2],
      venue_country: 'CZE',
      latitude: place[0],
      longitude: place[1],
      teaser: 'Free races under the floodlights, no points, every lap live.',
      description: ['The lights are paid for, so we ride. Short races of all groups, entered on the spot.'],
      image_set_id: imageSetIdOf('arena'),
    },
  ])
  const classes = runGroupKeys.flatMap((group) => groupClasses[group])
  await insertRows(
    tx,
    eventClasses,
    classes.map((classKey, position) => ({
      ...shared,
      id: eventClassIdOf(night, classKey),
      championship_id: championshipId,
      championship_class_id: classIdOf(classKey),
      position,
    })),
  )
  await insertRows(
    tx,
    eventSignUps,
    ridersOf(runs).map((rider) => {
      const classKey = classAt(night, rider)
      return {
        ...shared,
        id: signUpIdOf(night, rider),
        participant_id: participantIdOf(rider),
        event_class_id: eventClassIdOf(night, classKey),
        championship_class_id: classIdOf(classKey),
        class_assignment_id: assignmentIdOf(rider, classKey),
        state: 'confirmed' as const,
        created_by_id: userIdOf('gate'),
        confirmed_at: isoInstantOf(firstMs - HOUR_MS),
        checked_in_at: isoInstantOf(firstMs - HOUR_MS / 2),
      }
    }),
  )
  await insertRows(tx, raceRunGroups, groupRows(night))
  await insertRows(tx, raceRunGroupClasses, groupClassRows(night))
  await insertRows(
    tx,
    raceRuns,
    runs.map((plan, position) => ({ ...runRow(plan, position, 'scheduled'), counts_for_points: false })),
  )
  await insertRows(tx, raceRunEntries, runs.flatMap(runEntryRows))
}

/** Takes open nights that are over off the site; their facts stay. */
export async function hideOpenNights(tx: Db, nights: readonly OpenNightKey[]): Promise<void> {
  const ids = nights.map(eventIdOf)
  if (ids.length === 0) return
  await tx
    .update(events)
    .set({ is_published: false })
    .where(and(inArray(events.id, ids), eq(events.is_published, true)))
}
